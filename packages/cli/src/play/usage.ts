export const USAGE = `Table Seven: play Double Lucky 7 or Die Magische 7 against bots.

  npm start                      asks for the rest; Enter takes the default
  npm start -- --defaults        asks nothing

  --game double-lucky-7|magic-7  what to play
  --name NAME                    your name
  --players N                    how many play, you included
  --bots LEVEL                   random, novice, casual or expert
  --seed TEXT                    the same text gives the same cards
  --record FILE                  write the record of the game at its end, or when you quit
  --fast                         no pauses after the bots' moves
  --auto                         a casual bot plays for you
  --defaults                     ask nothing before the game
  --help                         this text

Double Lucky 7
  --rounds 14|7   --mode classic|tactical|dice
  --joker-trump dealer-leads|dealer-chooses   --last-trick on|off

Die Magische 7
  2 to 4 players; the game for three is a house rule of ours
  --mirror-score zero|copies   --open-score off|on   --alternate-opponents off|on

Colours are used in a terminal unless NO_COLOR is set. Ctrl-C or Ctrl-D leaves.`;
