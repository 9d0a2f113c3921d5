/** Loaded before a server: its machine's clock is wrong by so much. */
const wrongBy = Number(process.env['WRONG_BY_MS']);
const right = Date.now;
Date.now = () => right() + wrongBy;
