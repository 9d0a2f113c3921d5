import type { MagicTexts } from './texts.ts';

export default {
  pitch: 'Deux cartes qui font 7 gagnent le coup. Un jeu de Leo Colovini pour deux à quatre.',
  sources:
    'Ce livre suit la feuille allemande (Piatnik n° 6126, 1990) avec nos propres mots. Un résumé du musée autrichien du jeu raconte le même jeu, sauf la valeur du Miroir et le nombre de joueurs, « 2 ou 4 ». Là où la feuille laisse une question ouverte, il a fallu trancher : c’est marqué comme décision. Là où une table peut préférer autre chose, il y a une règle maison au choix.',
  chapters: {
    material: {
      title: 'Les cartes',
      rules: {
        'MG-MAT-1':
          'Un paquet a 24 cartes : les nombres de −6 à +13, un de chaque ; deux Jokers (le Magicien) ; un Miroir (le Dragon) ; une Croix (le Rat).',
        'MG-MAT-2': 'La boîte contient deux paquets, 48 cartes.',
        'MG-MAT-3':
          'Chaque nombre a un seul partenaire avec lequel il fait 7 : −6 et +13, −5 et +12, −4 et +11, −3 et +10, −2 et +9, −1 et +8, 0 et +7, +1 et +6, +2 et +5, +3 et +4. Les partenaires portent la même image.',
      },
    },
    two: {
      title: 'À deux',
      rules: {
        'MG-TWO-1':
          'Un paquet. Chacun reçoit un Joker et six cartes du reste mélangé ; les dix autres forment la pioche, face cachée.',
        'MG-TWO-2': {
          'decision.lot': 'La feuille ne dit pas qui commence. Le sort décide.',
        },
        'MG-TWO-3':
          'L’un entame d’une carte au choix, l’autre répond d’une carte au choix. On n’est jamais obligé de gagner un coup, même si on le peut.',
        'MG-TWO-4': {
          rule: 'Qui gagne [MG-WIN-1] prend les deux cartes face cachée. Tant qu’il y a une pioche, les deux piochent une carte. Qui a gagné entame le coup suivant.',
          'decision.draw': 'La feuille ne dit pas qui pioche d’abord. C’est qui a gagné.',
        },
        'MG-TWO-5': {
          rule: 'On ne regarde plus les coups gagnés. On voit donc un coup fini jusqu’à l’entame suivante, et aucun point pendant la partie.',
          'option.openScore':
            '**Score visible** (sinon non) : tous voient les points pendant la partie.',
        },
        'MG-TWO-6': 'Il y a douze coups. Quand toutes les cartes sont jouées, la partie est finie.',
      },
    },
    winner: {
      title: 'Qui gagne le coup',
      rules: {
        'MG-WIN-1':
          'De ces huit lignes, la première qui convient décide. La réponse est un **Joker :** la réponse gagne, aussi contre un Joker, un Miroir ou une Croix.',
        'MG-WIN-2':
          'L’entame est un Joker et le **Miroir** répond : la réponse gagne, car le Miroir devient un second Joker.',
        'MG-WIN-3': 'L’entame est un **Joker** et autre chose répond : l’entame gagne.',
        'MG-WIN-4': {
          rule: 'L’entame est une **Croix :** la réponse gagne. De deux Croix, la seconde gagne.',
          'decision.mirror':
            'La feuille ne parle pas du Miroir en réponse à une Croix. Il devient une seconde Croix et gagne donc.',
        },
        'MG-WIN-5': {
          rule: 'Une **Croix** répond : l’entame gagne.',
          'decision.mirror':
            'Selon la feuille, un Miroir entamé gagne, sauf contre un Joker. Il gagne donc aussi contre une Croix.',
        },
        'MG-WIN-6':
          'L’entame est le **Miroir :** l’entame gagne. De deux Miroirs, le premier gagne.',
        'MG-WIN-7': 'Le **Miroir** répond : l’entame gagne.',
        'MG-WIN-8': 'Deux **nombres :** la réponse gagne s’ils font exactement 7, sinon l’entame.',
      },
    },
    counting: {
      title: 'Compter',
      rules: {
        'MG-SCO-1':
          'Chaque nombre gagné compte ce qu’il dit, les négatifs aussi. Jokers et Croix comptent 0.',
        'MG-SCO-2': {
          rule: 'Ce que compte le Miroir est une règle maison.',
          'option.zero':
            '**Zéro** (d’habitude) : selon la feuille, les trois cartes spéciales comptent 0.',
          'option.copies':
            '**Le Dragon copie :** il compte autant que l’autre carte de son coup. C’est la lecture du musée, et la raison pour laquelle la feuille fait mettre ces coups à part. Avec un Joker, une Croix ou un autre Miroir, il compte 0.',
        },
        'MG-SCO-3': {
          rule: 'Le plus haut total gagne.',
          'decision.level':
            'La feuille ne dit rien d’une égalité. Des totaux égaux partagent la victoire.',
        },
      },
    },
    four: {
      title: 'À quatre',
      rules: {
        'MG-FOUR-1':
          'Les deux paquets. Deux contre deux, les partenaires face à face. Chacun reçoit un Joker et six des 44 autres cartes ; la pioche en a 20. Les points comptent pour l’équipe.',
        'MG-FOUR-2':
          'Qui entame dit à quel adversaire la carte est destinée ; lui seul répond. Puis les deux piochent tant qu’il y a une pioche, qui a gagné d’abord. Le sort dit qui entame en premier.',
        'MG-FOUR-3':
          'On ne peut pas choisir un adversaire sans cartes ; c’est alors son partenaire.',
        'MG-FOUR-4':
          'Qui gagne entame ensuite. Si c’était sa dernière carte, son partenaire entame.',
        'MG-FOUR-5': {
          'option.alternate':
            '**Changer d’adversaire** (sinon non ; une variante de la feuille) : si la même équipe entame deux fois de suite, la seconde fois c’est l’adversaire qui n’a pas répondu la première, s’il a encore des cartes.',
        },
        'MG-FOUR-6': 'Il y a 24 coups ; les deux équipes finissent leurs cartes ensemble.',
      },
    },
    three: {
      title: 'À trois : notre règle maison',
      rules: {
        'MG-THREE-1': {
          'decision.three':
            'La boîte promet 2 à 4 joueurs, mais la feuille n’a pas de jeu à trois. Voici le nôtre : les deux paquets sans un Joker, 47 cartes, chacun pour soi. Chacun reçoit un Joker et six des 44 autres ; la pioche en a 26. Qui entame choisit qui répond, et les deux piochent tant qu’il y a une pioche.',
        },
        'MG-THREE-2':
          'Si le gagnant n’a plus de cartes, le suivant qui en a entame. La partie est finie quand moins de deux joueurs ont des cartes ; ce qui reste en main ne compte pour personne. Cela prend de 20 à 23 coups.',
        'MG-THREE-3': '« Changer d’adversaire » vaut ici pour qui entame deux fois de suite.',
      },
    },
    seen: {
      title: 'Ce que tu peux voir',
      rules: {
        'MG-SEE-1':
          'Tu vois ta main, combien de cartes ont chacun et la pioche, le coup sur la table et combien de coups chaque camp a gagnés. Les autres mains, la pioche et les coups gagnés sont cachés.',
        'MG-SEE-2':
          'Rien de ce que tu vois ne dépend de ce qui est caché. Qui regarde ne voit aucune main ; la partie entière est publique quand elle est finie.',
      },
    },
  },
  short: {
    goal: '**Le but :** le plus de points dans tes coups.',
    deal: '**La donne** (à deux) : un Joker et six cartes chacun ; le reste est la pioche.',
    seven:
      '**Faire 7 :** l’un entame, l’autre répond. Si les deux cartes font 7, la réponse gagne ; sinon, l’entame.',
    joker: '**Joker :** il prend tout. Seul un Joker ou un Miroir en réponse le reprend.',
    mirror:
      '**Miroir :** il devient ce qu’est l’autre carte. Entamé, il ne perd que contre un Joker ; en réponse, il ne prend qu’un Joker ou une Croix.',
    cross: '**Croix :** elle perd, sauf en réponse à une autre Croix.',
    draw: '**Piocher :** après chaque coup, les deux piochent, qui a gagné d’abord. Et il entame.',
    count: '**Compter :** chaque nombre ce qu’il dit, les négatifs aussi. Cartes spéciales 0.',
    four: '**À quatre :** deux équipes, deux paquets. Qui entame choisit l’adversaire.',
    three: '**À trois** (notre règle maison) : deux paquets sans un Joker, chacun pour soi.',
  },
  examples: {
    seven:
      'Seuls les partenaires font 7. Une haute carte que personne ne prend reste à qui l’a entamée.',
    specials: 'La première ligne est un vilain cadeau : le Joker gagne, et doit prendre le −6.',
    partners:
      'Ann et Cleo jouent contre Ben et Dan. Ann a gagné et peut de nouveau choisir l’un ou l’autre.',
    alternate:
      'Ann entame deux fois de suite. Ben a répondu la première fois, maintenant c’est Dan.',
  },
} as const satisfies MagicTexts;
