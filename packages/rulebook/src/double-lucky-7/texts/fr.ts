import type { LuckyTexts } from './texts.ts';

export default {
  pitch:
    'Annonce combien de coups tu gagneras, et gagnes-en exactement autant : ni plus, ni moins.',
  sources:
    'Ce livre suit l’édition anglaise actuelle, ses feuilles allemande et néerlandaise et la feuille française de la première édition, avec nos propres mots. Là où les feuilles se contredisent ou se taisent, il a fallu trancher : c’est marqué comme décision. Là où une table peut préférer autre chose, il y a une règle maison au choix.',
  chapters: {
    material: {
      title: 'Dans la boîte',
      rules: {
        'DL-MAT-1':
          'Il y a 57 cartes : les nombres de 1 à 14 dans chacune des quatre couleurs, et un seul Joker.',
        'DL-MAT-2':
          'De deux à sept joueurs. Chacun a sa couleur et, dans cette couleur, les jetons de pari 0 à 7 et un Escape Pawn.',
        'DL-MAT-3':
          'Il y a un jeton de donneur, le D, et les jetons de manche 1 à 7. Le jeton de manche dit combien de cartes chacun reçoit ; c’est aussi le nombre de coups.',
        'DL-MAT-4':
          'La Lucky Wheel a sept options. Le Lucky Dice a huit faces : une par option, et un X.',
      },
    },
    game: {
      title: 'Toute la partie',
      rules: {
        'DL-GAME-1': {
          rule: 'Avant de commencer, mettez-vous d’accord sur trois choses : la longueur, le mode et les règles maison.',
          'option.rounds': '14 manches, ou 7 pour une partie courte.',
          'option.mode':
            'Le mode **Classique** se joue sans roue. En **Tactical Escape**, chacun peut utiliser la Lucky Wheel une fois en sept manches ; en **Lucky Dice**, c’est le dé qui dit ce que fait la roue.',
        },
        'DL-GAME-2':
          'Dans les manches 1 à 7, chacun reçoit autant de cartes que le numéro de la manche. À partir de la manche 8, on redescend : 7, 6, 5… et une seule carte à la manche 14. Il y a autant de coups que de cartes.',
        'DL-GAME-3': {
          rule: 'Pour la première donne, chacun tire une carte du paquet mélangé ; la plus haute donne.',
          'decision.joker':
            'Les feuilles ne parlent ni du Joker ni d’une égalité. Ici le Joker est le plus haut, et ceux qui ont ensemble la plus haute carte tirent encore jusqu’à ce qu’il en reste un.',
        },
        'DL-GAME-4':
          'Après chaque manche, le D avance d’une place dans le sens des aiguilles d’une montre, à partir de qui l’a à ce moment. Un Change Dealer dure donc [DL-WHL-3].',
        'DL-GAME-5': {
          rule: 'Après la dernière manche, le plus haut total gagne.',
          'decision.level':
            'Les feuilles ne disent rien d’une égalité. Les joueurs à égalité en tête partagent la victoire.',
        },
      },
    },
    deal: {
      title: 'La donne et l’atout',
      rules: {
        'DL-DEAL-1':
          'Pour chaque manche, on mélange de nouveau les 57 cartes. Le donneur les distribue une à une, dans le sens des aiguilles d’une montre, en commençant à sa gauche.',
        'DL-DEAL-2':
          'La carte du dessus du reste est retournée. Sa couleur est atout jusqu’à la fin de la manche.',
        'DL-DEAL-3': {
          rule: 'Si le Joker est retourné, la règle maison décide. Ce Joker ne joue plus dans la manche.',
          'option.dealer-leads':
            '**L’entame est atout** (d’habitude, selon le texte principal de l’édition actuelle) : pas d’atout fixe. À chaque coup, la couleur que le donneur entame est atout, pour ce coup seulement.',
          'option.dealer-chooses':
            '**Le donneur le nomme** (première édition, et le départ rapide de l’actuelle) : le donneur regarde sa main et nomme la couleur atout avant les paris.',
        },
      },
    },
    bids: {
      title: 'Les paris',
      rules: {
        'DL-BID-1':
          'Le donneur parie d’abord, les autres suivent dans le sens des aiguilles d’une montre. On peut parier de 0 jusqu’au nombre de ses cartes.',
        'DL-BID-2': 'Chaque pari est visible dès qu’il est fait.',
        'DL-BID-3':
          'Qui parie en dernier ne peut pas rendre la somme des paris égale au nombre de coups. Quelqu’un se trompe donc toujours.',
      },
    },
    tricks: {
      title: 'Les coups',
      rules: {
        'DL-TRK-1':
          'Le donneur entame chaque coup de la manche. Gagner un coup ne donne pas l’entame.',
        'DL-TRK-2':
          'Les autres suivent dans le sens des aiguilles d’une montre. Si tu as la couleur demandée, tu dois en jouer une carte, ou le Joker.',
        'DL-TRK-3': 'Si tu n’en as pas, joue ce que tu veux. On n’est jamais obligé de couper.',
        'DL-TRK-4': 'Le Joker se joue à tout moment, à l’entame aussi, et gagne tous les coups.',
        'DL-TRK-5': {
          'decision.joker':
            'Les feuilles ne disent pas ce que demande un Joker entamé. Ici il ne demande aucune couleur : chacun joue ce qu’il veut.',
        },
        'DL-TRK-6':
          'Sans le Joker, le plus haut atout gagne. S’il n’y a pas d’atout dans le coup, c’est la plus haute carte de la couleur demandée.',
        'DL-TRK-7':
          'Qui gagne compte un coup de plus. Quand toutes les cartes de la manche sont jouées, elle est finie.',
      },
    },
    points: {
      title: 'Les points',
      rules: {
        'DL-SCO-1':
          'Si tu as gagné exactement autant de coups que parié, tu reçois 10 points et 2 de plus par coup. Sinon, rien.',
        'DL-SCO-2':
          'La manche 7 est la manche Double Lucky 7 : les points de tous comptent double, jusqu’à 48. La manche 8 a aussi sept cartes, mais compte simple.',
        'DL-SCO-3':
          'Qui a utilisé Double Points [DL-WHL-4] double ses propres points de cette manche.',
        'DL-SCO-4': {
          rule: 'En Tactical Escape et en Lucky Dice, tu perds 10 points pour chaque moitié de sept manches où ton pion n’a jamais été sur la roue. Cette pénalité a sa propre case sur le bloc de score ; un total peut descendre sous zéro.',
          'decision.halves':
            'Les feuilles parlent de 10 points pour une partie sans roue, et de deux fois 10 si les deux moitiés d’une longue partie restent sans. Nous lisons : 10 par moitié sans roue.',
          'decision.dice':
            'Elles ne disent pas ce qui vaut pour qui n’a lancé que des X en Lucky Dice. La pénalité vaut aussi dans ce cas.',
        },
        'DL-SCO-5':
          'Qui gagne avec 140 points ou plus, pénalité déduite, entre au High Rollers Club, avec date, nom et score.',
      },
    },
    wheel: {
      title: 'Lucky Wheel et Lucky Dice',
      rules: {
        'DL-LW-1':
          'Après le dernier pari et avant la première carte, on demande à chacun qui a encore son pion s’il l’utilise, d’abord à gauche du donneur, le donneur en dernier. Le premier qui le fait met fin aux questions : une utilisation ou un lancer par manche au plus. Tous peuvent passer. On demande à quiconque a un pion, même s’il ne peut que passer.',
        'DL-LW-2':
          'Une option utilisée est prise pour tous jusqu’à la fin de cette moitié de sept manches. Après la manche 7 d’une longue partie, tous les pions reviennent et la roue est libre.',
        'DL-LW-3':
          'En Tactical Escape, tu poses ton pion sur une option libre et permise à ce moment, et tu la réalises.',
        'DL-LW-4': {
          rule: 'En Lucky Dice, on lance le dé à la place.',
          'point.x':
            '**X :** rien ne se passe et tu gardes ton pion. On ne demande plus à personne dans cette manche ; dans une autre, tu pourras relancer.',
          'point.free': '**Une option libre :** tu dois la réaliser, et ton pion la prend.',
          'point.blocked':
            '**Une option prise :** tu es Double Lucky. Choisis une option libre et permise à ce moment.',
          'decision.double-points':
            'Les feuilles oublient Double Points à la manche 7, où il n’est pas permis. Il compte alors comme pris.',
          'decision.none-left':
            'Elles ne disent pas non plus ce qui arrive si tu es Double Lucky et qu’il ne reste aucune option permise. Rien ne se passe, tu gardes ton pion, et on ne demande plus à personne.',
        },
        'DL-LW-5':
          'Ce qu’on ne peut pas réaliser, on ne peut pas le choisir. Cela ne concerne que Double Points à la manche 7.',
      },
    },
    options: {
      title: 'Les sept options',
      rules: {
        'DL-WHL-1':
          '**Change Bid :** le pari d’un joueur, le tien aussi, monte ou descend de 1. Il reste entre 0 et le nombre de coups. Cette fois, la somme des paris peut être égale au nombre de coups.',
        'DL-WHL-2':
          '**Player Swap :** deux joueurs, toi compris si tu veux, échangent toute leur main. Les paris restent.',
        'DL-WHL-3': {
          rule: '**Change Dealer :** le D va à un autre joueur, ou à toi. Le nouveau donneur entame dans cette manche, et pour la suivante le D continue de là. Si l’entame est atout, c’est maintenant celle du nouveau donneur ; une couleur nommée reste.',
          'decision.moves':
            'Les feuilles ne disent pas si le D peut rester où il est. Ici il doit changer de place.',
        },
        'DL-WHL-4':
          '**Double Points :** si ton pari est tenu, tes points de cette manche comptent double [DL-SCO-3]. Pas à la manche 7.',
        'DL-WHL-5': {
          rule: '**Change Trump :** tu nommes une nouvelle couleur atout. La carte retournée est remise face cachée.',
          'decision.other':
            'Les feuilles ne disent pas si on peut nommer la même couleur. Ici ce doit être une autre ; sans atout fixe, l’une des quatre.',
        },
        'DL-WHL-6':
          '**Extra Card :** la carte suivante du tas est posée face visible devant toi. À l’un de tes tours de cette manche, tu peux la jouer à la place d’une carte de ta main. Elle n’a rien à voir avec la couleur demandée : tu peux la jouer même si ta main peut suivre, et elle ne t’oblige jamais à suivre. Il reste une carte à la fin, qui ne compte pas. Si tu es donneur, tu peux l’entamer ; sa couleur est alors demandée.',
        'DL-WHL-7':
          '**No Trump :** pas d’atout dans cette manche, même pas par l’entame. On suit comme avant, et le Joker gagne toujours.',
      },
    },
    variants: {
      title: 'D’autres façons de jouer',
      rules: {
        'DL-VAR-1': '**Partie courte :** 7 manches.',
        'DL-VAR-2':
          '**Pour rire :** mettez-vous d’accord sur des gages amusants. Après chaque manche, qui a manqué son pari en tire un. La liste est la vôtre ; la nôtre est sans danger.',
        'DL-VAR-3':
          '**Première édition :** Classique, et le donneur nomme l’atout si le Joker est retourné [DL-DEAL-3].',
      },
    },
    seen: {
      title: 'Ce que tu peux voir',
      rules: {
        'DL-SEE-1': {
          rule: 'Tu vois ta main ; de chacun le nombre de cartes, le pari et les coups ; la carte retournée (sauf si Change Trump l’a cachée) et l’atout ; les cartes extra ; le coup sur la table ; la roue et les pions ; et tout le bloc de score.',
          'option.lastTrick':
            'On peut revoir le dernier coup fini (d’habitude). Sinon, on ne le voit que jusqu’à l’action suivante.',
        },
        'DL-SEE-2':
          'Personne ne voit une autre main ni le tas, et rien de ce que tu vois n’en dépend.',
        'DL-SEE-3':
          'Qui regarde voit ce que tous voient, et aucune main. La partie entière est publique quand elle est finie.',
      },
    },
  },
  short: {
    goal: '**Le but :** prédis combien de coups tu gagneras, et gagnes-en exactement autant.',
    round:
      '**Manches :** 1 carte à la manche 1, 2 à la manche 2, jusqu’à 7 ; une longue partie redescend ensuite à 1.',
    trump:
      '**Atout :** la couleur de la carte retournée bat les autres. Si c’est un Joker, coup par coup, ce que le donneur entame est atout.',
    bid: '**Parier :** d’abord le donneur, puis dans le sens des aiguilles d’une montre, à découvert.',
    sum: '**Le dernier pari** ne peut pas rendre la somme égale au nombre de coups.',
    lead: '**Entamer :** le donneur entame chaque coup.',
    follow: '**Suivre** la couleur demandée si tu l’as. Sinon, joue ce que tu veux.',
    joker: '**Joker :** à tout moment, gagne toujours.',
    winner:
      '**Qui gagne :** le plus haut atout ; sans atout, la plus haute carte de la couleur demandée.',
    points: '**Points :** pari tenu : 10 et 2 par coup. Manqué : 0.',
    double: '**La manche 7** compte double.',
    wheel:
      '**Lucky Wheel :** après les paris, un joueur peut utiliser son pion : Change Bid, Player Swap, Change Dealer, Double Points (pas à la manche 7), Change Trump, Extra Card, No Trump. Chaque option une fois par moitié.',
    die: '**Lucky Dice :** on lance le dé à la place. X : rien. Libre : à réaliser. Prise : choisis-en une libre.',
    penalty:
      '**Pénalité :** 10 points de moins pour chaque moitié où ton pion n’a pas été sur la roue.',
    end: '**À la fin**, le plus haut total gagne ; dès 140 points, c’est le High Rollers Club.',
  },
  examples: {
    'last-bid': '1, 1 et 0 font 2. Avec un 1, la somme serait 3, le nombre de coups.',
    'over-already': 'Les paris font déjà 4, plus que de coups : tout est permis.',
    'must-follow': 'Une carte de la couleur demandée, ou le Joker ; l’atout attendra.',
    'free-choice':
      'Aucune carte de la couleur demandée : toute la main est permise. Personne n’est obligé de couper.',
    'small-trump':
      'Le plus petit atout bat la plus grande carte de toute autre couleur. Ann entame encore.',
    'joker-wins': 'Même le plus haut atout perd contre le Joker.',
    'joker-led': 'Un Joker entamé ne demande rien.',
    'dealer-leads':
      'Le Joker est sur le tas : la couleur d’Ann est atout dans ce coup, et le 14 d’une autre couleur n’y change rien.',
    points: 'Dix pour avoir raison, deux par coup ; rien pour presque.',
    'change-bid': 'Maintenant les paris font 5, le nombre de coups. À la roue, c’est permis.',
    'player-swap': 'Ann et Cleo échangent leurs mains ; le pari 2 d’Ann devient facile.',
    'change-dealer': 'Cleo entame les quatre coups, et à la manche suivante Dan donne.',
    'change-trump': 'La carte retournée est remise face cachée.',
    'extra-card': 'Deux qui suivent, et la carte extra bien qu’elle puisse suivre.',
    'no-trump': 'Sans atout, le 14 d’une autre couleur est seulement défaussé.',
    'double-lucky': 'Change Bid est pris : Ann est Double Lucky et peut choisir une option libre.',
    'rolled-x': 'Il ne s’est rien passé ; Ann pourra relancer dans une autre manche.',
  },
} as const satisfies LuckyTexts;
