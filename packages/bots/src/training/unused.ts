import type { Network } from '../learnt/network.ts';

/**
 * What an input that nobody was ever shown does to the first layer is what it did to begin with: noise, which need not be carried around. `begun`
 * is the network as it was before it learnt anything.
 */
export function clearUnused(network: Network, begun: Network): void {
  const { columns, shape } = network;
  for (let first = 0; first < columns.length; first += shape.first) {
    const column = columns.subarray(first, first + shape.first);
    if (column.every((number, i) => number === begun.columns[first + i])) column.fill(0);
  }
}
