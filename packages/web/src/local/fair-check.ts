/** Checks the record of a finished game in this very browser: the deals follow from the secret sealed before, and all was played by the rules. */
export async function isAsSealed(record: object, commitment: string): Promise<boolean> {
  const { verify } = await import('@table-seven/engine');
  const { fair: opened } = record as { fair?: { commitment?: unknown } };
  const { moves, result, seed, fair } = verify(record);
  const isGood = [moves, result, seed, fair].every((finding) => finding === 'good');
  return isGood && opened?.commitment === commitment;
}
