/** Loaded before a server: its machine's clock is wrong by so much, and by as much more as it is told. */
let wrongBy = Number(process.env['WRONG_BY_MS']);
const right = Date.now;
Date.now = () => right() + wrongBy;
process.on('message', (ms) => {
  wrongBy += Number(ms);
});
process.channel?.unref();
