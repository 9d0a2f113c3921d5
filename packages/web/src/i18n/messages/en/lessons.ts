export default {
  'lessons.title': 'Learn by playing',
  'lessons.lead': 'One idea at a time, at a real table. You make every move.',
  'lessons.unknown': 'There is no such lesson. These we have:',
  'lessons.unsaved': 'This device does not keep what you have done. The lessons work all the same.',
  'lessons.start': 'Begin',
  'lessons.resume': 'Go on where you stopped',
  'lessons.done': 'done',
  'lessons.of': 'Lesson {n} of {all}',
  'lessons.next': 'Next',
  'lessons.retry': 'Try again',
  'lessons.skip': 'Skip',
  'lessons.rule': 'The rule',
  'lessons.finished': 'That was all. Now you know the game.',
  'lessons.real': 'Now a real game',
  'lessons.real.note': 'against beginners, with the coach at your ear',
  'lessons.coach': 'Coach',
  'lessons.minutes': '{n, plural, one {about # minute} other {about # minutes}}',
  'lessons.rules': 'The rules',
  'lesson.predict.title': 'Predict and take',
  'lesson.follow.title': 'Follow the colour',
  'lesson.trump.title': 'Trump',
  'lesson.joker.title': 'The Joker',
  'lesson.last-bid.title': 'The last bid',
  'lesson.double.title': 'Points',
  'lesson.wheel.title': 'The Lucky Wheel',
  'lesson.die.title': 'The Lucky Dice',
  'lesson.seven.title': 'Make 7',
  'lesson.specials.title': 'Three special cards',
  'lesson.lead.title': 'Lead and draw',
  'lesson.count.title': 'Count',
  'lesson.predict.ask':
    'Two cards, two tricks. You hold the highest trump and a small card. Say how many tricks you will take, then play.',
  'lesson.predict.good': 'You took what you said: 10 points, and 2 for the trick.',
  'lesson.predict.poor':
    'You missed your bid, so there are no points. The high trump takes one trick, the small card none. Try 1.',
  'lesson.follow.ask':
    'Cleo leads Flame and you hold Flame: you must follow. You want this trick, so play high enough.',
  'lesson.follow.good': 'Taken! Whoever holds the led colour plays it.',
  'lesson.follow.poor': 'You followed, but Cleo keeps the trick. Your 12 beats her 9.',
  'lesson.free.ask':
    'Cleo leads Wave and you hold none: play anything. You want no trick, so get rid of what might take one.',
  'lesson.free.good': 'Well thrown. The high card can no longer take a trick you do not want.',
  'lesson.free.poor':
    'Quite legal. But the Sun 13 may still take a trick later: a good moment to be rid of it.',
  'lesson.trump.ask':
    'Leaf is trump. You have no Flame, so even a small trump takes Cleo’s 14. You want the trick.',
  'lesson.trump.good': 'The smallest trump beats the highest card of another colour.',
  'lesson.trump.poor': 'Legal, but the trick went to Cleo. Trump it with the Leaf 2.',
  'lesson.joker.ask':
    'Cleo leads her highest Flame. You could follow with the 3, but the Joker may always be played. You want the trick.',
  'lesson.joker.good': 'The Joker takes every trick, at any time.',
  'lesson.joker.poor': 'You followed, and Cleo has the trick. The Joker would have taken it.',
  'lesson.last-bid.ask':
    'You bid last. With 1 the bids would make 3, as many as there are tricks: that is not allowed. You hold the Joker and the highest trump.',
  'lesson.last-bid.good': 'Two sure tricks, and a bid that is allowed. Now somebody must be wrong.',
  'lesson.last-bid.poor': 'Allowed, but you hold two sure tricks: the Joker and the highest trump.',
  'lesson.double.ask': 'Round 7, last trick. You bid 1 and have none yet. Play your last card.',
  'lesson.double.good': 'The bid is met: 12 points, and round 7 counts double. That makes 24.',
  'lesson.wheel.poor': 'That is one way too. This time try {option}.',
  'lesson.wheel-change-bid.ask':
    'You bid 1 but hold two sure tricks. Put your pawn on Change Bid and raise your own bid.',
  'lesson.wheel-change-bid.good': 'Now your bid is 2. The bids may even add up to the tricks.',
  'lesson.wheel-player-swap.ask':
    'You bid 1 with two weak cards. Put your pawn on Player Swap and take Cleo’s hand.',
  'lesson.wheel-player-swap.good': 'The hands have changed places, the bids have not.',
  'lesson.wheel-change-dealer.ask':
    'Your high cards take tricks only if you lead them. Put your pawn on Change Dealer and take the D.',
  'lesson.wheel-change-dealer.good': 'You have the D and lead every trick of this round.',
  'lesson.wheel-double-points.ask': 'You are sure of your 2. Put your pawn on Double Points.',
  'lesson.wheel-double-points.good': 'If you meet your bid it counts twice: 28 instead of 14.',
  'lesson.wheel-change-trump.ask':
    'You hold the highest Waves, but Leaf is trump. Put your pawn on Change Trump and name Wave.',
  'lesson.wheel-change-trump.good': 'Wave is trump now, and your cards are the best.',
  'lesson.wheel-extra-card.ask':
    'Your hand is weak. Put your pawn on Extra Card and see what comes.',
  'lesson.wheel-extra-card.good':
    'It lies open beside you. Play it whenever you like, also instead of following.',
  'lesson.wheel-no-trump.ask':
    'You hold two 14s, and only a trump could beat them. Put your pawn on No Trump.',
  'lesson.wheel-no-trump.good': 'No trump this round. You still follow, and the Joker still wins.',
  'lesson.die.ask': 'In Lucky Dice you roll for it. Roll!',
  'lesson.die.good':
    'Extra Card was free, so it is carried out and your pawn stays there. Had it been taken, you could choose.',
  'lesson.die-x.ask': 'Once more. Roll!',
  'lesson.die-x.good':
    'An X: nothing happens and you keep your pawn for a later round. A half without the wheel costs 10 points.',
  'lesson.seven.ask':
    'Ben leads +10. Which of your cards makes 7 with it? Partners have the same picture.',
  'lesson.seven.good': '10 and −3 make 7: the trick is yours.',
  'lesson.seven.poor': 'That does not make 7, so Ben keeps both cards. −3 would have.',
  'lesson.wizard.ask': 'Ben leads +12, and you do not have its partner. The Wizard takes any card.',
  'lesson.wizard.good': 'The Joker takes it. Use it where there is much to win.',
  'lesson.wizard.poor':
    'Legal, and Ben keeps the 12. You never have to take; but the Wizard would have.',
  'lesson.dragon.ask':
    'Ben leads a Joker! The Dragon is a Mirror: it becomes what the other card is. Play it.',
  'lesson.dragon.good': 'It became a second Joker, and the second one wins.',
  'lesson.dragon.poor': 'Ben’s Joker takes that. The Dragon would have mirrored it.',
  'lesson.rat.ask':
    'Ben leads −6. You do not want it, and 13 would take it. The Rat always loses: reply with it.',
  'lesson.rat.good': 'Ben has to keep his −6. The Rat lost, as it was meant to.',
  'lesson.rat.poor': 'That is allowed. But the Rat would have left him the −6 at no cost.',
  'lesson.lead.ask': 'You lead. Only its partner −6 or a Joker takes the +13. Try it.',
  'lesson.lead.good':
    'Not taken, so both cards are yours. You draw first, then Ben, and you lead again.',
  'lesson.lead.poor': 'Fine too. A high card that nobody takes brings more.',
  'lesson.count.ask':
    'At the end every number counts what it says, negative ones too. Ben leads +12. Take it.',
  'lesson.count.good':
    '12 and −5 are 7 points for you. The Wizard, the Dragon and the Rat count 0.',
  'lesson.count.poor': 'Those points went to Ben. −5 makes 7 with 12.',
} as const;
