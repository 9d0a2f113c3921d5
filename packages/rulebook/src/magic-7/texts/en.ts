import type { MagicTexts } from './texts.ts';

export default {
  pitch: 'Two cards that add up to 7 take the trick. A game by Leo Colovini for two to four.',
  sources:
    'This book follows the German sheet (Piatnik no. 6126, 1990) in our own words. A summary by the Austrian games museum tells the same game, but for the value of the Mirror and the number of players, “2 or 4”. Where the sheet leaves something open we had to settle it: that is marked as a decision. Where a table may well want it another way there is a house option.',
  chapters: {
    material: {
      title: 'The cards',
      rules: {
        'MG-MAT-1':
          'A deck has 24 cards: the numbers −6 to +13, one each; two Jokers (the Wizard); a Mirror (the Dragon); a Cross (the Rat).',
        'MG-MAT-2': 'The box holds two such decks, 48 cards.',
        'MG-MAT-3':
          'Every number has exactly one partner, with which it makes 7: −6 and +13, −5 and +12, −4 and +11, −3 and +10, −2 and +9, −1 and +8, 0 and +7, +1 and +6, +2 and +5, +3 and +4. Partners carry the same picture.',
      },
    },
    two: {
      title: 'Two players',
      rules: {
        'MG-TWO-1':
          'One deck. Each player gets a Joker and six cards of the shuffled rest; the ten left over are the pile, face down.',
        'MG-TWO-2': {
          'decision.lot': 'The sheet does not say who begins. Chance decides.',
        },
        'MG-TWO-3':
          'The leader plays any card, the other replies with any card. You never have to take a trick, even if you could.',
        'MG-TWO-4': {
          rule: 'The winner [MG-WIN-1] takes both cards face down. While there is a pile both then draw a card. The winner leads the next trick.',
          'decision.draw': 'The sheet does not say who draws first. The winner does.',
        },
        'MG-TWO-5': {
          rule: 'Won tricks may not be looked at again. So you see a finished trick only until the next lead, and no points while the game is on.',
          'option.openScore':
            '**Open score** (usually off): everybody sees the points during play.',
        },
        'MG-TWO-6': 'There are twelve tricks. The game is over when all cards are played.',
      },
    },
    winner: {
      title: 'Who takes the trick',
      rules: {
        'MG-WIN-1':
          'Of these eight lines the first that fits decides. The reply is a **Joker:** the reply takes it, also from a Joker, a Mirror or a Cross.',
        'MG-WIN-2':
          'A Joker is led and the **Mirror** replies: the reply takes it, for the Mirror becomes a second Joker.',
        'MG-WIN-3': 'A **Joker** is led and anything else replies: the lead takes it.',
        'MG-WIN-4': {
          rule: 'A **Cross** is led: the reply takes it. Of two Crosses the second wins.',
          'decision.mirror':
            'The sheet does not name the Mirror as a reply to a Cross. It becomes a second Cross, and so wins.',
        },
        'MG-WIN-5': {
          rule: 'A **Cross** replies: the lead takes it.',
          'decision.mirror':
            'By the sheet a led Mirror wins and only a Joker is excepted. So it wins against a Cross too.',
        },
        'MG-WIN-6': 'The **Mirror** is led: the lead takes it. Of two Mirrors the first wins.',
        'MG-WIN-7': 'The **Mirror** replies: the lead takes it.',
        'MG-WIN-8':
          'Two **numbers:** the reply takes it if they make exactly 7, otherwise the lead does.',
      },
    },
    counting: {
      title: 'Counting',
      rules: {
        'MG-SCO-1':
          'Each number that you won counts what it says, negative ones too. Jokers and Crosses count 0.',
        'MG-SCO-2': {
          rule: 'What the Mirror counts is a house option.',
          'option.zero': '**Zero** (usual): the sheet says that all three special cards count 0.',
          'option.copies':
            '**The Dragon copies:** it counts as much as the other card of its trick. That is the museum’s reading, and the reason why the sheet has such tricks laid aside. With a Joker, a Cross or another Mirror it counts 0.',
        },
        'MG-SCO-3': {
          rule: 'The highest total wins.',
          'decision.level': 'The sheet says nothing about a tie. Equal totals share the win.',
        },
      },
    },
    four: {
      title: 'Four players',
      rules: {
        'MG-FOUR-1':
          'Both decks. Two against two, partners sit opposite each other. Everybody gets a Joker and six of the 44 other cards; the pile has 20. Points count for the team.',
        'MG-FOUR-2':
          'The leader plays a card and says which opponent it is for; only that one replies. Both then draw while there is a pile, the winner first. Chance says who leads first.',
        'MG-FOUR-3': 'An opponent without cards cannot be chosen; then it has to be their partner.',
        'MG-FOUR-4':
          'The winner leads next. If they won with their last card, their partner leads.',
        'MG-FOUR-5': {
          'option.alternate':
            '**Change opponents** (usually off; a variant on the sheet): if the same team leads twice running, the second lead must go to the opponent who did not reply to the first, if that one still has cards.',
        },
        'MG-FOUR-6': 'There are 24 tricks; both teams run out of cards together.',
      },
    },
    three: {
      title: 'Three players: our house rule',
      rules: {
        'MG-THREE-1': {
          'decision.three':
            'The box promises 2 to 4 players, but the sheet has no game for three. This is ours: both decks without one Joker, 47 cards, everyone for themselves. Each gets a Joker and six of the 44 others; the pile has 26. The leader chooses who replies, and both draw while there is a pile.',
        },
        'MG-THREE-2':
          'If the winner has no cards left, the next player clockwise who has some leads. The game is over when fewer than two players have cards; what is then left in a hand counts for nobody. That takes 20 to 23 tricks.',
        'MG-THREE-3': 'With “change opponents” this binds a player who leads twice running.',
      },
    },
    seen: {
      title: 'What you may see',
      rules: {
        'MG-SEE-1':
          'You see your own hand, how many cards everybody and the pile have, the trick on the table, and how many tricks each side has won. Other hands, the pile and won tricks are hidden.',
        'MG-SEE-2':
          'Nothing that you are shown depends on what is hidden. Spectators see no hand; the whole record is public when the game is over.',
      },
    },
  },
  short: {
    goal: '**The aim:** the most points in the tricks you have taken.',
    deal: '**Deal** (two players): a Joker and six cards each; the rest is the pile.',
    seven:
      '**Make 7:** one leads, the other replies. If both cards make 7, the reply takes them; if not, the lead does.',
    joker: '**Joker:** takes everything. Only a replying Joker or Mirror takes it back.',
    mirror:
      '**Mirror:** becomes what the other card is. Led, it loses only to a Joker; as a reply it takes only a Joker or a Cross.',
    cross: '**Cross:** loses, unless it replies to another Cross.',
    draw: '**Draw:** after each trick both draw a card, the winner first. The winner leads.',
    count: '**Count:** every number what it says, negative ones too. Special cards 0.',
    four: '**Four players:** two teams, both decks. The leader chooses which opponent replies.',
    three: '**Three players** (our house rule): both decks without one Joker, everyone alone.',
  },
  examples: {
    seven: 'Only partners make 7. A high card that is not taken stays with whoever led it.',
    specials: 'The first line is a nasty gift: the Joker wins, and its owner has to take the −6.',
    partners:
      'Ann and Cleo play against Ben and Dan. Ann won, and may choose either of them again.',
    alternate: 'Ann leads twice running. Ben replied the first time, so now it must be Dan.',
  },
} as const satisfies MagicTexts;
