import type { LuckyTexts } from './texts.ts';

export default {
  pitch: 'Say how many tricks you will take, then take exactly that many: no more, no fewer.',
  sources:
    'This book follows the current English edition, its German and Dutch sheets and the French sheet of the first edition, in our own words. Where the sheets contradict each other or say nothing we had to settle the point: that is marked as a decision. Where a table may well want it another way there is a house option.',
  chapters: {
    material: {
      title: 'What is in the box',
      rules: {
        'DL-MAT-1':
          'The deck has 57 cards: the numbers 1 to 14 in each of four colours, and a single Joker.',
        'DL-MAT-2':
          'Two to seven can play. Everybody has a colour of their own, and in it the bid tokens 0 to 7 and one Escape Pawn.',
        'DL-MAT-3':
          'There is one dealer token, the D, and the round tokens 1 to 7. The round token tells how many cards everybody is dealt, which is also how many tricks there are to win.',
        'DL-MAT-4':
          'The Lucky Wheel has seven options. The Lucky Dice has eight sides: one for each option, and an X.',
      },
    },
    game: {
      title: 'The whole game',
      rules: {
        'DL-GAME-1': {
          rule: 'Before you start, agree on three things: how long, which mode, and the house options.',
          'option.rounds': '14 rounds, or 7 for a short game.',
          'option.mode':
            '**Classic** is played without the wheel. In **Tactical Escape** everybody may use the Lucky Wheel once in seven rounds; in **Lucky Dice** you roll for what the wheel does.',
        },
        'DL-GAME-2':
          'In rounds 1 to 7 everybody gets as many cards as the number of the round. From round 8 on it goes down again: 7, 6, 5 … and a single card in round 14. There are as many tricks as cards.',
        'DL-GAME-3': {
          rule: 'For the first deal everybody draws a card from the shuffled deck; the highest card deals.',
          'decision.joker':
            'The sheets do not say what happens with the Joker or a tie. The Joker is highest here, and whoever shares the highest card draws again until one is left.',
        },
        'DL-GAME-4':
          'When a round is over the D moves one place clockwise, starting from whoever has it at that moment. So a Change Dealer lasts [DL-WHL-3].',
        'DL-GAME-5': {
          rule: 'After the last round the highest total wins.',
          'decision.level':
            'The sheets say nothing about a tie. Players level at the top share the win.',
        },
      },
    },
    deal: {
      title: 'Dealing, and finding trump',
      rules: {
        'DL-DEAL-1':
          'All 57 cards are shuffled anew for every round. The dealer deals them one by one, clockwise, beginning on their left.',
        'DL-DEAL-2':
          'The top card of the rest is turned up. Its colour is trump until the round is over.',
        'DL-DEAL-3': {
          rule: 'If the Joker is turned up, the house option decides. That Joker takes no further part in the round.',
          'option.dealer-leads':
            '**The lead is trump** (usual, from the main text of the current edition): there is no fixed trump. In every trick the colour that the dealer leads is trump, for just that trick.',
          'option.dealer-chooses':
            '**The dealer names it** (first edition, and the quick start of the current one): the dealer looks at their hand and names the trump colour before anyone bids.',
        },
      },
    },
    bids: {
      title: 'Bidding',
      rules: {
        'DL-BID-1':
          'The dealer bids first, the others follow clockwise. You may bid any number from 0 to the number of your cards.',
        'DL-BID-2': 'Every bid lies open as soon as it is made.',
        'DL-BID-3':
          'Whoever bids last may not make all bids together equal to the number of tricks. So somebody is always wrong.',
      },
    },
    tricks: {
      title: 'Playing the tricks',
      rules: {
        'DL-TRK-1':
          'The dealer leads every trick of the round. Winning a trick does not give you the lead.',
        'DL-TRK-2':
          'The others follow clockwise. If you hold the led colour you must play a card of it, or the Joker.',
        'DL-TRK-3': 'If you hold none of it, play whatever you like. You never have to trump.',
        'DL-TRK-4': 'The Joker may be played at any time, led too, and it wins every trick.',
        'DL-TRK-5': {
          'decision.joker':
            'The sheets do not say what a led Joker asks for. Here it asks for no colour: everyone plays what they like.',
        },
        'DL-TRK-6':
          'Without the Joker the highest trump wins. If there is no trump in the trick, the highest card of the led colour does.',
        'DL-TRK-7':
          'The winner counts one trick more. When all cards of the round are played, it is over.',
      },
    },
    points: {
      title: 'Points',
      rules: {
        'DL-SCO-1':
          'If you won exactly as many tricks as you bid, you get 10 points and 2 more for each trick. If not, you get nothing.',
        'DL-SCO-2':
          'Round 7 is the Double Lucky 7 round: everybody’s points count twice, up to 48. Round 8 has seven cards as well, but counts once.',
        'DL-SCO-3': 'Whoever used Double Points [DL-WHL-4] doubles their own points of that round.',
        'DL-SCO-4': {
          rule: 'In Tactical Escape and Lucky Dice you lose 10 points for each half of seven rounds in which your pawn was never put on the wheel. This penalty has a box of its own on the score sheet; a total may fall below zero.',
          'decision.halves':
            'The sheets speak of 10 points for a game without any use, and of twice 10 if both halves of a long game go unused. We read it as 10 for each unused half.',
          'decision.dice':
            'The sheets leave open what holds for someone who only ever rolled X in Lucky Dice. The penalty holds for them too.',
        },
        'DL-SCO-5':
          'A winner with 140 points or more after the penalty joins the High Rollers Club, with date, name and score.',
      },
    },
    wheel: {
      title: 'The Lucky Wheel and the Lucky Dice',
      rules: {
        'DL-LW-1':
          'After the last bid and before the first card, everybody who still has their pawn is asked whether to use it, beginning on the dealer’s left and ending with the dealer. The first who does ends the asking: one use or one roll a round at most. All may pass. Whoever has a pawn is asked, even if passing is all they can do.',
        'DL-LW-2':
          'An option that was used is blocked for everyone until that half of seven rounds is over. After round 7 of a long game all pawns come back and the wheel is free again.',
        'DL-LW-3':
          'In Tactical Escape you put your pawn on a free option that is allowed now, and carry it out.',
        'DL-LW-4': {
          rule: 'In Lucky Dice you roll instead.',
          'point.x':
            '**X:** nothing happens and you keep your pawn. Nobody else is asked this round; in a later round you may roll again.',
          'point.free': '**A free option:** you must carry it out, and your pawn blocks it.',
          'point.blocked':
            '**A blocked option:** you are Double Lucky. Choose any free option that is allowed now.',
          'decision.double-points':
            'The sheets forget Double Points rolled in round 7, where it is not allowed. It counts as a blocked option.',
          'decision.none-left':
            'Nor do they say what happens if you are Double Lucky and no allowed option is left. Nothing happens, you keep your pawn, and nobody else is asked.',
        },
        'DL-LW-5':
          'What cannot be carried out cannot be chosen. That concerns only Double Points in round 7.',
      },
    },
    options: {
      title: 'The seven options',
      rules: {
        'DL-WHL-1':
          '**Change Bid:** one player’s bid, your own too, goes up or down by 1. It stays between 0 and the number of tricks. This time the bids may add up to the number of tricks.',
        'DL-WHL-2':
          '**Player Swap:** two players, yourself among them if you like, exchange their whole hands. The bids stay.',
        'DL-WHL-3': {
          rule: '**Change Dealer:** the D goes to another player, or to you. The new dealer leads this round, and next round it passes on clockwise from there. If the lead is trump, it is now the new dealer’s lead; a colour that was named stays.',
          'decision.moves':
            'The sheets do not say whether the D may stay where it is. Here it has to move.',
        },
        'DL-WHL-4':
          '**Double Points:** if you meet your bid, your points of this round count twice [DL-SCO-3]. Not in round 7.',
        'DL-WHL-5': {
          rule: '**Change Trump:** you name a new trump colour. The turned-up card goes face down again.',
          'decision.other':
            'The sheets do not say whether you may name the same colour again. Here it must be another one; if there is no fixed trump, any of the four.',
        },
        'DL-WHL-6':
          '**Extra Card:** the next card of the pile is laid face up in front of you. At any of your turns this round you may play it instead of a card from your hand. It has nothing to do with following: you may play it although your hand could follow, and it never forces you to follow. One card is left over at the end and counts nothing. If you are the dealer you may lead it; its colour is then to be followed.',
        'DL-WHL-7':
          '**No Trump:** there is no trump this round, not even the lead. You follow as before, and the Joker still wins.',
      },
    },
    variants: {
      title: 'Other ways to play',
      rules: {
        'DL-VAR-1': '**Short game:** 7 rounds.',
        'DL-VAR-2':
          '**Play for Fun:** agree on playful forfeits. After each round everyone who missed their bid draws one. The list is yours; ours is harmless.',
        'DL-VAR-3':
          '**First edition:** Classic, and the dealer names the trump when the Joker is turned up [DL-DEAL-3].',
      },
    },
    seen: {
      title: 'What you may see',
      rules: {
        'DL-SEE-1': {
          rule: 'You see your own hand; everybody’s number of cards, bids and tricks; the turned-up card (unless Change Trump turned it down) and the trump; extra cards; the trick on the table; the wheel and the pawns; and the whole score sheet.',
          'option.lastTrick':
            'The last finished trick may be looked at again (usual). Switched off, it is seen only until the next move.',
        },
        'DL-SEE-2':
          'Nobody sees another hand or the pile, and nothing that you are shown depends on them.',
        'DL-SEE-3':
          'Spectators see what everybody sees, and no hand. The whole record is public when the game is over.',
      },
    },
  },
  short: {
    goal: '**The aim:** predict how many tricks you will take, and take exactly that many.',
    round:
      '**Rounds:** 1 card in round 1, 2 in round 2, up to 7; a long game then goes down again to 1.',
    trump:
      '**Trump:** the colour of the turned-up card beats the others. A Joker there: what the dealer leads is trump, trick by trick.',
    bid: '**Bid:** the dealer first, then clockwise, all open.',
    sum: '**The last bid** may not make the bids add up to the number of tricks.',
    lead: '**Lead:** the dealer leads every trick.',
    follow: '**Follow** the led colour if you hold it. If not, play anything.',
    joker: '**Joker:** any time, wins always.',
    winner: '**Who wins:** the highest trump; without one, the highest card of the led colour.',
    points: '**Points:** bid met: 10 and 2 per trick. Missed: 0.',
    double: '**Round 7** counts double.',
    wheel:
      '**Lucky Wheel:** after the bids one player may use their pawn: Change Bid, Player Swap, Change Dealer, Double Points (not in round 7), Change Trump, Extra Card, No Trump. Each option once per half.',
    die: '**Lucky Dice:** roll instead. X: nothing. Free: do it. Blocked: choose a free one.',
    penalty: '**Penalty:** 10 points off for each half in which your pawn stayed off the wheel.',
    end: '**The end:** the highest total wins; from 140 points you are in the High Rollers Club.',
  },
  examples: {
    'last-bid': '1, 1 and 0 make 2. With a 1 the sum would be 3, the number of tricks.',
    'over-already': 'The bids come to 4 already, more than there are tricks: everything is open.',
    'must-follow': 'A card of the led colour, or the Joker; the trump has to wait.',
    'free-choice': 'No card of the led colour, so the whole hand is open. Nobody has to trump.',
    'small-trump':
      'The smallest trump beats the biggest card of any other colour. Ann leads again.',
    'joker-wins': 'Even the highest trump loses to the Joker.',
    'joker-led': 'A led Joker asks for nothing.',
    'dealer-leads':
      'The Joker lies on the pile: Ann’s colour is trump in this trick, and the 14 of another colour does not help.',
    points: 'Ten for being right, two for each trick; nothing for almost.',
    'change-bid': 'Now the bids make 5, the number of tricks. At the wheel that is allowed.',
    'player-swap': 'Ann and Cleo exchange hands; Ann’s bid of 2 just became easy.',
    'change-dealer': 'Cleo leads all four tricks, and in the next round Dan deals.',
    'change-trump': 'What was turned up goes face down.',
    'extra-card': 'Two that follow, and the extra card although she could follow.',
    'no-trump': 'Without a trump the 14 of another colour is only a card thrown off.',
    'double-lucky': 'Change Bid is taken, so Ann is Double Lucky and may choose any free option.',
    'rolled-x': 'Nothing came of it; Ann may roll again in a later round.',
  },
} as const satisfies LuckyTexts;
