import type { Messages } from '../../keys.ts';

const messages: Messages<'replay'> = {
  'replay.title': 'Terugkijken',
  'replay.trouble.title': 'Hier is geen spel te zien',
  'replay.trouble.missing':
    'Geen enkel afgelopen spel heet zo. Is het nog bezig, kom dan terug als het klaar is.',
  'replay.trouble.offline':
    'Dit spel staat niet op dit apparaat, en de server is nu niet te bereiken.',
  'replay.trouble.huge': 'Dit bestand is veel te groot voor een spel.',
  'replay.trouble.foreign': 'Dit bestand is geen spel van Table Seven.',
  'replay.trouble.newer':
    'Dit spel is bewaard door een nieuwere versie van de app. Laad de pagina opnieuw om die te krijgen.',
  'replay.trouble.unfinished':
    'Dit spel is nog niet afgelopen. Tot dan blijven de handen verborgen.',
  'replay.trouble.damaged': 'Dit spel is beschadigd en kan niet worden getoond.',
  'replay.trouble.move': 'Dit spel is beschadigd: zet {move} kan niet.',
  'replay.toHistory': 'Jouw spellen',
  'replay.hands': 'Alle handen open',
  'replay.hands.none': 'geen kaarten',
  'replay.where.round': 'Ronde {round} · zet {move} van {moves}',
  'replay.where': 'Zet {move} van {moves}',
  'replay.slider': 'Moment in het spel',
  'replay.standIn': 'een bot speelde voor {name}',
  'replay.back': 'Terug',
  'replay.forward': 'Verder',
  'replay.run': 'Afspelen',
  'replay.pause': 'Pauzeren',
  'replay.unit': 'Stap per',
  'replay.unit.card': 'Kaart',
  'replay.unit.trick': 'Slag',
  'replay.unit.round': 'Ronde',
  'replay.unit.decision': 'Beslissing',
  'replay.menu': 'Meer over dit spel',
  'replay.seat': 'Gezien vanaf',
  'replay.pace': 'Snelheid',
  'replay.pace.slow': 'langzaam',
  'replay.pace.normal': 'gewoon',
  'replay.pace.fast': 'snel',
  'replay.share': 'Link naar dit moment',
  'replay.share.text': 'Kijk hier eens naar!',
  'replay.share.qr': 'QR-code met de link naar dit moment',
  'replay.share.local':
    'Alleen dit apparaat heeft dit spel, dus de link werkt alleen hier. Voor anderen: bewaar het als bestand en stuur dat.',
  'replay.proof': 'Is er eerlijk gedeeld?',
  'replay.download': 'Als bestand',
  'replay.text': 'Als tekst',
  'replay.picture': 'Scoreblok',
  'replay.keep': 'Spel bewaren',
  'replay.kept': 'Bewaard',
  'replay.sheet.total': 'Totaal',
  'replay.sheet.penalty': 'Straf',
  'proof.good': 'Alles klopt. Elke stap is hier in je browser nagekeken.',
  'proof.bad': 'Er klopt iets niet aan dit spel.',
  'proof.local':
    'Dit spel is gedeeld door een apparaat, zonder belofte vooraf. Dat niemand de kaarten heeft uitgekozen is dus niet te bewijzen; de rest wel.',
  'proof.promise':
    'Voordat iemand iets toevoegde, toonde de server de vingerafdruk van een geheim. Het geheim dat hij na het spel vertelde heeft precies die vingerafdruk.',
  'proof.seed':
    'Dit geheim en wat het apparaat van elke speler toevoegde vormen het begingetal van het spel. Niemand kon dat alleen kiezen.',
  'proof.deal': 'Uit het begingetal volgen precies de kaarten en worpen van dit spel.',
  'proof.moves': 'Elke zet was toegestaan.',
  'proof.result': 'De punten volgen uit de zetten.',
  'proof.finding.good': 'Klopt.',
  'proof.finding.bad': 'Fout!',
  'proof.finding.unchecked': 'Niet nagekeken.',
  'proof.details': 'De getallen',
  'eye.title': 'Het oog van de expert',
  'eye.note': 'Wat beter had gekund',
  'eye.lead':
    'De expert zit achter elke plaats, ziet alleen wat daar te zien was, en speelt elke keuze uit in {worlds} bedachte delingen.',
  'eye.start': 'Begin met kijken',
  'eye.resume': 'Verder kijken',
  'eye.stop': 'Stoppen',
  'eye.running': '{percent} % gezien',
  'eye.failed': 'De expert kon dit spel niet bekijken.',
  'eye.here': 'Deze beslissing',
  'eye.costliest': 'Wat het meest kostte',
  'eye.whose': 'Wiens beslissingen',
  'eye.everybody': 'Iedereen',
  'eye.cost': 'ongeveer {points} punten',
  'eye.none': 'Niets springt er duidelijk uit: geen keuze was zeker een fout.',
  'eye.none.yet': 'Tot nu toe niets duidelijks.',
  'eye.luck': 'Geluk en spel',
  'eye.luck.lead':
    'Een schatting uit {worlds} delingen per beslissing; ± is de onzekerheid. De delen zijn samen de punten.',
  'eye.player': 'Speler',
  'eye.share': 'Gemiddelde kaarten',
  'eye.deal': 'Eigen kaarten',
  'eye.play': 'Beslissingen',
  'eye.rest': 'De anderen en de rest',
  'eye.made': 'Punten',
  'eye.move': 'Keuze',
  'eye.points': 'Punten',
  'eye.met': 'Gehaald',
  'eye.win': 'Wint',
  'eye.isMade': 'gespeeld',
  'eye.tricks': 'Slagen die {name} met deze voorspelling kon verwachten',
  'eye.say.bid': 'De voorspelling {best} was in {a} van de {n} delingen uitgekomen, {made} in {b}.',
  'eye.say.lead.met':
    'Met nog {left, plural, one {# slag} other {# slagen}} te gaan en {wanted} nodig had uitkomen met {best} de voorspelling in {a} van de {n} delingen gered, {made} in {b}.',
  'eye.say.follow.met':
    'Met nog {left, plural, one {# slag} other {# slagen}} te gaan en {wanted} nodig had {best} de voorspelling in {a} van de {n} delingen gered, {made} in {b}.',
  'eye.say.lead':
    'Uitkomen met {best} in plaats van {made} was gemiddeld {more} punten waard geweest.',
  'eye.say.follow': '{best} in plaats van {made} was gemiddeld {more} punten waard geweest.',
  'eye.say.wheel':
    'Bij het Lucky Wheel: {best} in plaats van {made}, gemiddeld {more} punten beter.',
  'eye.say.trump':
    '{best} als troef in plaats van {made} was gemiddeld {more} punten waard geweest.',
  'eye.say.win': 'Zo win je {a} % van zulke spellen in plaats van {b} %.',
  'eye.say.magic.lead':
    'Uitkomen met {best} in plaats van {made} had aan het eind {more} punten meer opgeleverd.',
  'eye.say.magic.follow':
    'Antwoorden met {best} in plaats van {made} had aan het eind {more} punten meer opgeleverd.',
};

export default messages;
