// For whoever has to check what was sent: the server, and tests of either side.

export { checkFor, checkMessage, checkReply } from './checking.ts';
export { COMMANDS, Hello, isHello, parseCommand } from './commands.ts';
export { FACTS } from './facts.ts';
export { Problem, ROUTES } from './http.ts';
export { MESSAGES } from './messages.ts';
export { SeatInfo, TableInfo, UndoInfo } from './tables.ts';
