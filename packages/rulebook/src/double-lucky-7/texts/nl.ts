import type { LuckyTexts } from './texts.ts';

export default {
  pitch: 'Zeg hoeveel slagen je haalt, en haal er precies zoveel: niet meer en niet minder.',
  sources:
    'Dit boek volgt de huidige Engelse uitgave, de Duitse en Nederlandse bladen daarvan en het Franse blad van de eerste uitgave, in onze eigen woorden. Waar de bladen elkaar tegenspreken of zwijgen, moesten wij kiezen: dat staat er als besluit bij. Waar een tafel het best anders kan willen, is er een huisregel om te kiezen.',
  chapters: {
    material: {
      title: 'Wat er in de doos zit',
      rules: {
        'DL-MAT-1':
          'Er zijn 57 kaarten: de getallen 1 tot en met 14 in elk van de vier kleuren, en één Joker.',
        'DL-MAT-2':
          'Met twee tot zeven spelers. Iedereen heeft een eigen kleur, met daarin de fiches 0 tot en met 7 voor de voorspelling en één Escape Pawn.',
        'DL-MAT-3':
          'Er is één dealerfiche, de D, en er zijn rondefiches 1 tot en met 7. Het rondefiche zegt hoeveel kaarten iedereen krijgt; zoveel slagen zijn er ook.',
        'DL-MAT-4':
          'Het Lucky Wheel heeft zeven opties. De Lucky Dice heeft acht kanten: één voor elke optie en een X.',
      },
    },
    game: {
      title: 'Het hele spel',
      rules: {
        'DL-GAME-1': {
          rule: 'Spreek vooraf drie dingen af: hoe lang, welke speelwijze en welke huisregels.',
          'option.rounds': '14 rondes, of 7 voor een kort spel.',
          'option.mode':
            '**Classic** gaat zonder wiel. In **Tactical Escape** mag iedereen één keer in zeven rondes het Lucky Wheel gebruiken; in **Lucky Dice** gooi je om wat het wiel doet.',
        },
        'DL-GAME-2':
          'In ronde 1 tot en met 7 krijgt iedereen zoveel kaarten als het nummer van de ronde. Vanaf ronde 8 gaat het weer omlaag: 7, 6, 5 … en één kaart in ronde 14. Er zijn evenveel slagen als kaarten.',
        'DL-GAME-3': {
          rule: 'Voor de eerste deling trekt iedereen een kaart uit de geschudde stapel; de hoogste deelt.',
          'decision.joker':
            'De bladen zeggen niets over de Joker of over gelijke kaarten. Bij ons is de Joker het hoogst, en wie samen de hoogste kaart heeft, trekt opnieuw tot er één overblijft.',
        },
        'DL-GAME-4':
          'Na elke ronde schuift de D met de klok mee één plaats op, vanaf wie hem op dat moment heeft. Een Change Dealer werkt dus door [DL-WHL-3].',
        'DL-GAME-5': {
          rule: 'Na de laatste ronde wint het hoogste totaal.',
          'decision.level':
            'Over een gelijke stand zeggen de bladen niets. Wie bovenaan gelijk staat, deelt de winst.',
        },
      },
    },
    deal: {
      title: 'Delen en troef',
      rules: {
        'DL-DEAL-1':
          'Voor elke ronde worden alle 57 kaarten opnieuw geschud. De dealer deelt ze één voor één met de klok mee en begint links van zichzelf.',
        'DL-DEAL-2':
          'De bovenste kaart van de rest wordt omgedraaid. Haar kleur is troef tot de ronde voorbij is.',
        'DL-DEAL-3': {
          rule: 'Wordt de Joker omgedraaid, dan beslist de huisregel. Die Joker doet in de ronde niet meer mee.',
          'option.dealer-leads':
            '**De uitkomst is troef** (gewoon, uit de hoofdtekst van de huidige uitgave): er is geen vaste troef. In elke slag is de kleur waarmee de dealer uitkomt troef, alleen voor die slag.',
          'option.dealer-chooses':
            '**De dealer noemt hem** (eerste uitgave, en de snelle start van de huidige): de dealer kijkt in de eigen hand en noemt de troefkleur voordat iemand voorspelt.',
        },
      },
    },
    bids: {
      title: 'Voorspellen',
      rules: {
        'DL-BID-1':
          'De dealer voorspelt eerst, de anderen volgen met de klok mee. Elk getal mag, van 0 tot het aantal van je kaarten.',
        'DL-BID-2': 'Elke voorspelling ligt open zodra ze gedaan is.',
        'DL-BID-3':
          'Wie als laatste voorspelt, mag alle voorspellingen samen niet gelijk maken aan het aantal slagen. Zo heeft altijd iemand het mis.',
      },
    },
    tricks: {
      title: 'De slagen',
      rules: {
        'DL-TRK-1':
          'De dealer komt in elke slag van de ronde uit. Een slag winnen geeft je de uitkomst niet.',
        'DL-TRK-2':
          'De anderen volgen met de klok mee. Heb je de gevraagde kleur, dan moet je er een kaart van spelen, of de Joker.',
        'DL-TRK-3': 'Heb je er geen van, speel dan wat je wilt. Troeven hoeft nooit.',
        'DL-TRK-4': 'De Joker mag altijd gespeeld worden, ook als uitkomst, en wint elke slag.',
        'DL-TRK-5': {
          'decision.joker':
            'De bladen zeggen niet wat een Joker als uitkomst vraagt. Bij ons vraagt hij geen kleur: iedereen speelt wat hij wil.',
        },
        'DL-TRK-6':
          'Zonder de Joker wint de hoogste troef. Ligt er geen troef in de slag, dan wint de hoogste kaart van de gevraagde kleur.',
        'DL-TRK-7':
          'Wie wint, telt een slag meer. Zijn alle kaarten van de ronde gespeeld, dan is ze voorbij.',
      },
    },
    points: {
      title: 'Punten',
      rules: {
        'DL-SCO-1':
          'Heb je precies zoveel slagen gehaald als voorspeld, dan krijg je 10 punten en 2 voor elke slag. Anders krijg je niets.',
        'DL-SCO-2':
          'Ronde 7 is de Double Lucky 7-ronde: ieders punten tellen dubbel, tot 48. Ronde 8 heeft ook zeven kaarten, maar telt één keer.',
        'DL-SCO-3':
          'Wie Double Points gebruikte [DL-WHL-4], verdubbelt de eigen punten van die ronde.',
        'DL-SCO-4': {
          rule: 'In Tactical Escape en Lucky Dice verlies je 10 punten voor elke helft van zeven rondes waarin je pawn nooit op het wiel kwam. Deze strafpunten hebben een eigen vakje op het scoreblok; een totaal kan onder nul komen.',
          'decision.halves':
            'De bladen noemen 10 punten voor een spel zonder enig gebruik en twee keer 10 als beide helften van een lang spel ongebruikt blijven. Wij lezen dat als 10 voor elke ongebruikte helft.',
          'decision.dice':
            'De bladen laten open wat geldt voor wie in Lucky Dice alleen X gooide. De strafpunten gelden ook dan.',
        },
        'DL-SCO-5':
          'Wie wint met 140 punten of meer na aftrek van de strafpunten, komt in de High Rollers Club, met datum, naam en punten.',
      },
    },
    wheel: {
      title: 'Lucky Wheel en Lucky Dice',
      rules: {
        'DL-LW-1':
          'Na de laatste voorspelling en voor de eerste kaart wordt iedereen die zijn pawn nog heeft om de beurt gevraagd of hij hem gebruikt: eerst links van de dealer, de dealer als laatste. Wie het doet, maakt een eind aan het vragen: hoogstens één gebruik of worp per ronde. Iedereen mag passen. Wie een pawn heeft wordt gevraagd, ook als passen het enige is.',
        'DL-LW-2':
          'Een gebruikte optie is voor iedereen bezet tot die helft van zeven rondes voorbij is. Na ronde 7 van een lang spel komen alle pawns terug en is het wiel weer vrij.',
        'DL-LW-3':
          'In Tactical Escape zet je je pawn op een vrije optie die nu mag, en voer je haar uit.',
        'DL-LW-4': {
          rule: 'In Lucky Dice gooi je in plaats daarvan.',
          'point.x':
            '**X:** er gebeurt niets en je houdt je pawn. In deze ronde wordt niemand meer gevraagd; in een latere mag je weer gooien.',
          'point.free': '**Een vrije optie:** die moet je uitvoeren, en je pawn bezet haar.',
          'point.blocked':
            '**Een bezette optie:** je bent Double Lucky. Kies een vrije optie die nu mag.',
          'decision.double-points':
            'De bladen vergeten Double Points in ronde 7, waar het niet mag. Het geldt dan als bezet.',
          'decision.none-left':
            'Ook zeggen ze niet wat er is als je Double Lucky bent en er geen optie over is die mag. Er gebeurt niets, je houdt je pawn, en niemand wordt meer gevraagd.',
        },
        'DL-LW-5':
          'Wat niet uitgevoerd kan worden, kan niet gekozen worden. Dat gaat alleen over Double Points in ronde 7.',
      },
    },
    options: {
      title: 'De zeven opties',
      rules: {
        'DL-WHL-1':
          '**Change Bid:** één voorspelling, ook die van jezelf, gaat 1 omhoog of omlaag. Ze blijft tussen 0 en het aantal slagen. Dit keer mogen de voorspellingen samen het aantal slagen zijn.',
        'DL-WHL-2':
          '**Player Swap:** twee spelers, als je wilt ook jijzelf, ruilen hun hele hand. De voorspellingen blijven.',
        'DL-WHL-3': {
          rule: '**Change Dealer:** de D gaat naar een andere speler of naar jou. De nieuwe dealer komt deze ronde uit, en voor de volgende schuift de D vandaar door. Is de uitkomst troef, dan nu die van de nieuwe dealer; een genoemde kleur blijft.',
          'decision.moves':
            'De bladen zeggen niet of de D mag blijven liggen. Bij ons moet hij verhuizen.',
        },
        'DL-WHL-4':
          '**Double Points:** haal je je voorspelling, dan tellen je punten van deze ronde dubbel [DL-SCO-3]. Niet in ronde 7.',
        'DL-WHL-5': {
          rule: '**Change Trump:** je noemt een nieuwe troefkleur. De omgedraaide kaart gaat weer dicht.',
          'decision.other':
            'De bladen zeggen niet of dezelfde kleur nog eens genoemd mag worden. Bij ons moet het een andere zijn; is er geen vaste troef, dan een van de vier.',
        },
        'DL-WHL-6':
          '**Extra Card:** de volgende kaart van de stapel komt open voor je te liggen. In een van je beurten van deze ronde mag je haar spelen in plaats van een kaart uit je hand. Met kleur bekennen heeft ze niets te maken: je mag haar spelen al kan je hand bekennen, en ze dwingt je nooit te bekennen. Aan het eind blijft één kaart over, die telt niet. Als dealer mag je ermee uitkomen; dan is haar kleur de gevraagde.',
        'DL-WHL-7':
          '**No Trump:** deze ronde is er geen troef, ook niet door de uitkomst. Bekennen blijft, en de Joker wint nog steeds.',
      },
    },
    variants: {
      title: 'Andere manieren',
      rules: {
        'DL-VAR-1': '**Kort spel:** 7 rondes.',
        'DL-VAR-2':
          '**Ludiek spelen:** spreek grappige opdrachten af. Na elke ronde trekt iedereen die zijn voorspelling miste er een. De lijst is van jullie; die van ons is onschuldig.',
        'DL-VAR-3':
          '**Eerste uitgave:** Classic, en de dealer noemt de troef als de Joker wordt omgedraaid [DL-DEAL-3].',
      },
    },
    seen: {
      title: 'Wat je mag zien',
      rules: {
        'DL-SEE-1': {
          rule: 'Je ziet je eigen hand; van iedereen het aantal kaarten, de voorspelling en de slagen; de omgedraaide kaart (tenzij Change Trump haar dichtdraaide) en de troef; extra kaarten; de slag op tafel; het wiel en de pawns; en het hele scoreblok.',
          'option.lastTrick':
            'De laatste slag mag nog eens bekeken worden (gewoon). Uitgezet is hij alleen tot de volgende zet te zien.',
        },
        'DL-SEE-2':
          'Niemand ziet een andere hand of de stapel, en niets van wat je ziet hangt daarvan af.',
        'DL-SEE-3':
          'Wie kijkt, ziet wat iedereen ziet, en geen hand. Het hele verslag is openbaar als het spel voorbij is.',
      },
    },
  },
  short: {
    goal: '**Het doel:** voorspel hoeveel slagen je haalt, en haal er precies zoveel.',
    round:
      '**Rondes:** 1 kaart in ronde 1, 2 in ronde 2, tot 7; een lang spel gaat dan weer omlaag tot 1.',
    trump:
      '**Troef:** de kleur van de omgedraaide kaart verslaat de andere. Ligt daar een Joker, dan is slag voor slag troef waarmee de dealer uitkomt.',
    bid: '**Voorspellen:** eerst de dealer, dan met de klok mee, alles open.',
    sum: '**De laatste voorspelling** mag de som niet gelijk maken aan het aantal slagen.',
    lead: '**Uitkomen:** de dealer komt in elke slag uit.',
    follow: '**Bekennen:** speel de gevraagde kleur als je die hebt. Zo niet, speel wat je wilt.',
    joker: '**Joker:** altijd, wint altijd.',
    winner: '**Wie wint:** de hoogste troef; zonder troef de hoogste kaart van de gevraagde kleur.',
    points: '**Punten:** voorspelling gehaald: 10 en 2 per slag. Gemist: 0.',
    double: '**Ronde 7** telt dubbel.',
    wheel:
      '**Lucky Wheel:** na de voorspellingen mag één speler zijn pawn gebruiken: Change Bid, Player Swap, Change Dealer, Double Points (niet in ronde 7), Change Trump, Extra Card, No Trump. Elke optie één keer per helft.',
    die: '**Lucky Dice:** gooi in plaats daarvan. X: niets. Vrij: uitvoeren. Bezet: kies een vrije.',
    penalty:
      '**Strafpunten:** 10 punten eraf voor elke helft waarin je pawn niet op het wiel kwam.',
    end: '**Aan het eind** wint het hoogste totaal; vanaf 140 punten kom je in de High Rollers Club.',
  },
  examples: {
    'last-bid': '1, 1 en 0 is 2. Met een 1 zou de som 3 zijn, het aantal slagen.',
    'over-already': 'De voorspellingen zijn samen al 4, meer dan er slagen zijn: alles mag.',
    'must-follow': 'Een kaart van de gevraagde kleur, of de Joker; de troef moet wachten.',
    'free-choice':
      'Geen kaart van de gevraagde kleur, dus de hele hand mag. Niemand hoeft te troeven.',
    'small-trump':
      'De kleinste troef verslaat de grootste kaart van elke andere kleur. Ann komt weer uit.',
    'joker-wins': 'Ook de hoogste troef verliest van de Joker.',
    'joker-led': 'Een Joker als uitkomst vraagt niets.',
    'dealer-leads':
      'De Joker ligt op de stapel: de kleur van Ann is in deze slag troef, en de 14 van een andere kleur helpt niet.',
    points: 'Tien voor gelijk hebben, twee voor elke slag; niets voor bijna.',
    'change-bid': 'Nu zijn de voorspellingen samen 5, het aantal slagen. Bij het wiel mag dat.',
    'player-swap': 'Ann en Cleo ruilen van hand; de 2 van Ann is ineens makkelijk.',
    'change-dealer': 'Cleo komt in alle vier de slagen uit, en in de volgende ronde deelt Dan.',
    'change-trump': 'De omgedraaide kaart gaat weer dicht.',
    'extra-card': 'Twee die bekennen, en de extra kaart al kan ze bekennen.',
    'no-trump': 'Zonder troef is de 14 van een andere kleur alleen maar weggegooid.',
    'double-lucky': 'Change Bid is bezet, dus Ann is Double Lucky en mag elke vrije optie kiezen.',
    'rolled-x': 'Er kwam niets van; Ann mag in een latere ronde weer gooien.',
  },
} as const satisfies LuckyTexts;
