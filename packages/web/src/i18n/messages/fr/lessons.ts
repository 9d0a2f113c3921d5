import type { Messages } from '../../keys.ts';

const messages: Messages<'lessons'> = {
  'lessons.title': 'Apprendre en jouant',
  'lessons.lead': 'Une idée à la fois, à une vraie table. C’est toi qui joues.',
  'lessons.unknown': 'Cette leçon n’existe pas. Voici celles que nous avons :',
  'lessons.unsaved':
    'Cet appareil ne retient pas ce que tu as fait. Les leçons marchent quand même.',
  'lessons.start': 'Commencer',
  'lessons.resume': 'Reprendre où tu étais',
  'lessons.done': 'fait',
  'lessons.of': 'Leçon {n} sur {all}',
  'lessons.next': 'Suivant',
  'lessons.retry': 'Essayer encore',
  'lessons.skip': 'Passer',
  'lessons.rule': 'La règle',
  'lessons.finished': 'C’était tout. Tu connais le jeu.',
  'lessons.real': 'Une vraie partie',
  'lessons.real.note': 'contre des débutants, le coach à l’oreille',
  'lessons.coach': 'Coach',
  'lessons.minutes': '{n, plural, one {environ # minute} other {environ # minutes}}',
  'lessons.rules': 'Les règles',
  'lesson.predict.title': 'Parier et tenir',
  'lesson.follow.title': 'Suivre la couleur',
  'lesson.trump.title': 'L’atout',
  'lesson.joker.title': 'Le Joker',
  'lesson.last-bid.title': 'Le dernier pari',
  'lesson.double.title': 'Les points',
  'lesson.wheel.title': 'La Lucky Wheel',
  'lesson.die.title': 'Le Lucky Dice',
  'lesson.seven.title': 'Faire 7',
  'lesson.specials.title': 'Trois cartes spéciales',
  'lesson.lead.title': 'Entamer et piocher',
  'lesson.count.title': 'Compter',
  'lesson.predict.ask':
    'Deux cartes, deux coups. Tu as le plus haut atout et une petite carte. Dis combien de coups tu gagneras, puis joue.',
  'lesson.predict.good': 'Pari tenu : 10 points, et 2 pour le coup.',
  'lesson.predict.poor':
    'Pari manqué, donc pas de points. Le haut atout gagne un coup, la petite carte aucun. Essaie 1.',
  'lesson.follow.ask':
    'Cleo entame Flamme et tu as Flamme : tu dois suivre. Tu veux ce coup, alors joue assez haut.',
  'lesson.follow.good': 'Gagné ! Qui a la couleur demandée la joue.',
  'lesson.follow.poor': 'Tu as suivi, mais Cleo garde le coup. Ton 12 bat son 9.',
  'lesson.free.ask':
    'Cleo entame Vague et tu n’en as pas : joue ce que tu veux. Tu ne veux aucun coup, alors défausse ce qui pourrait en gagner un.',
  'lesson.free.good': 'Bien défaussé. La haute carte ne gagnera plus de coup dont tu ne veux pas.',
  'lesson.free.poor':
    'Tout à fait permis. Mais le Soleil 13 peut encore gagner un coup : c’était le moment de s’en défaire.',
  'lesson.trump.ask':
    'Feuille est atout. Tu n’as pas de Flamme, donc même un petit atout bat le 14 de Cleo. Tu veux le coup.',
  'lesson.trump.good': 'Le plus petit atout bat la plus haute carte d’une autre couleur.',
  'lesson.trump.poor': 'Permis, mais le coup est à Cleo. Coupe avec la Feuille 2.',
  'lesson.joker.ask':
    'Cleo entame sa plus haute Flamme. Tu pourrais suivre avec le 3, mais le Joker est toujours permis. Tu veux le coup.',
  'lesson.joker.good': 'Le Joker gagne tous les coups, à tout moment.',
  'lesson.joker.poor': 'Tu as suivi, et Cleo a le coup. Le Joker l’aurait gagné.',
  'lesson.last-bid.ask':
    'Tu paries en dernier. Avec 1, les paris feraient 3, le nombre de coups : ce n’est pas permis. Tu as le Joker et le plus haut atout.',
  'lesson.last-bid.good': 'Deux coups sûrs, et un pari permis. Maintenant, quelqu’un se trompe.',
  'lesson.last-bid.poor': 'Permis, mais tu as deux coups sûrs : le Joker et le plus haut atout.',
  'lesson.double.ask':
    'Manche 7, dernier coup. Tu as parié 1 et n’en as pas encore. Joue ta dernière carte.',
  'lesson.double.good': 'Pari tenu : 12 points, et la manche 7 compte double. Cela fait 24.',
  'lesson.wheel.poor': 'C’est aussi possible. Cette fois, essaie {option}.',
  'lesson.wheel-change-bid.ask':
    'Tu as parié 1, mais tu as deux coups sûrs. Pose ton pion sur Change Bid et monte ton pari.',
  'lesson.wheel-change-bid.good':
    'Ton pari est maintenant 2. La somme peut même être le nombre de coups.',
  'lesson.wheel-player-swap.ask':
    'Tu as parié 1 avec deux cartes faibles. Pose ton pion sur Player Swap et prends la main de Cleo.',
  'lesson.wheel-player-swap.good': 'Les mains sont échangées, pas les paris.',
  'lesson.wheel-change-dealer.ask':
    'Tes hautes cartes ne gagnent que si tu les entames. Pose ton pion sur Change Dealer et prends le D.',
  'lesson.wheel-change-dealer.good': 'Tu as le D et tu entames chaque coup de cette manche.',
  'lesson.wheel-double-points.ask': 'Tes 2 coups sont sûrs. Pose ton pion sur Double Points.',
  'lesson.wheel-double-points.good': 'Si tu tiens ton pari, il compte double : 28 au lieu de 14.',
  'lesson.wheel-change-trump.ask':
    'Tu as les plus hautes Vagues, mais Feuille est atout. Pose ton pion sur Change Trump et nomme Vague.',
  'lesson.wheel-change-trump.good': 'Vague est atout, et tes cartes sont les meilleures.',
  'lesson.wheel-extra-card.ask':
    'Ta main est faible. Pose ton pion sur Extra Card et regarde ce qui vient.',
  'lesson.wheel-extra-card.good':
    'Elle est posée à côté de toi. Joue-la quand tu veux, même au lieu de suivre.',
  'lesson.wheel-no-trump.ask':
    'Tu as deux 14, et seul un atout peut les battre. Pose ton pion sur No Trump.',
  'lesson.wheel-no-trump.good':
    'Pas d’atout dans cette manche. On suit toujours, et le Joker gagne toujours.',
  'lesson.die.ask': 'En Lucky Dice, c’est le dé qui choisit. Lance !',
  'lesson.die.good':
    'Extra Card était libre : elle est réalisée et ton pion y reste. Prise, tu aurais pu choisir.',
  'lesson.die-x.ask': 'Encore une fois. Lance !',
  'lesson.die-x.good':
    'Un X : rien ne se passe et tu gardes ton pion pour plus tard. Une moitié sans roue coûte 10 points.',
  'lesson.seven.ask':
    'Ben entame +10. Laquelle de tes cartes fait 7 avec ? Les partenaires ont la même image.',
  'lesson.seven.good': '10 et −3 font 7 : le coup est à toi.',
  'lesson.seven.poor': 'Cela ne fait pas 7, donc Ben garde les deux cartes. −3 l’aurait fait.',
  'lesson.wizard.ask':
    'Ben entame +12, et tu n’as pas le partenaire. Le Magicien prend toutes les cartes.',
  'lesson.wizard.good': 'Le Joker la prend. Garde-le pour quand il y a beaucoup à gagner.',
  'lesson.wizard.poor':
    'Permis, et Ben garde le 12. On n’est jamais obligé de prendre ; mais le Magicien l’aurait pu.',
  'lesson.dragon.ask':
    'Ben entame un Joker ! Le Dragon est un Miroir : il devient ce qu’est l’autre carte. Joue-le.',
  'lesson.dragon.good': 'Il est devenu un second Joker, et le second gagne.',
  'lesson.dragon.poor': 'Le Joker de Ben prend cela. Le Dragon l’aurait copié.',
  'lesson.rat.ask':
    'Ben entame −6. Tu n’en veux pas, et 13 le prendrait. Le Rat perd toujours : réponds avec lui.',
  'lesson.rat.good': 'Ben doit garder son −6. Le Rat a perdu, comme il fallait.',
  'lesson.rat.poor': 'C’est permis. Mais le Rat lui aurait laissé le −6 sans rien te coûter.',
  'lesson.lead.ask': 'Tu entames. Seul le partenaire −6 ou un Joker prend le +13. Essaie.',
  'lesson.lead.good':
    'Pas pris, donc les deux cartes sont à toi. Tu pioches d’abord, puis Ben, et tu entames encore.',
  'lesson.lead.poor': 'C’est bien aussi. Une haute carte que personne ne prend rapporte plus.',
  'lesson.count.ask':
    'À la fin, chaque nombre compte ce qu’il dit, les négatifs aussi. Ben entame +12. Prends-le.',
  'lesson.count.good':
    '12 et −5 font 7 points pour toi. Le Magicien, le Dragon et le Rat comptent 0.',
  'lesson.count.poor': 'Ces points sont pour Ben. −5 fait 7 avec 12.',
};

export default messages;
