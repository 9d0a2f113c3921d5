import { Network } from './network.ts';
import type { Shape } from './network.ts';

/** A network as it is written down: one byte per number. */
export interface PackedNetwork {
  readonly shape: Shape;
  /** The largest number of each part. */
  readonly scales: readonly number[];
  /** All parts one after the other, in base 64. */
  readonly numbers: string;
}

/**
 * A number as the signed square root of its share of the largest one, in 127 steps: small numbers, which are most, keep more of
 * their accuracy than large ones.
 */
export function packNetwork(network: Network): PackedNetwork {
  const scales = network.parts.map((part) =>
    part.reduce((max, x) => Math.max(max, Math.abs(x)), 0),
  );
  const bytes = network.parts.flatMap((part, i) =>
    Array.from(part, (x) => {
      const share = scales[i] === 0 ? 0 : Math.abs(x) / scales[i]!;
      return (Math.sign(x) * Math.round(127 * Math.sqrt(share))) & 255;
    }),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { shape: network.shape, scales, numbers: btoa(text) };
}

/** Null if this is no network of that shape. */
export function unpackNetwork(json: PackedNetwork, shape: Shape): Network | null {
  const isShaped = (['inputs', 'first', 'second', 'outputs'] as const).every(
    (layer) => json.shape[layer] === shape[layer],
  );
  if (!isShaped || !json.scales.every(Number.isFinite)) return null;
  const network = new Network(shape);
  const text = atob(json.numbers);
  const length = network.parts.reduce((sum, part) => sum + part.length, 0);
  if (text.length !== length || json.scales.length !== network.parts.length) return null;
  let at = 0;
  network.parts.forEach((part, i) => {
    for (let j = 0; j < part.length; j++) {
      const root = ((text.charCodeAt(at++) << 24) >> 24) / 127;
      part[j] = json.scales[i]! * root * Math.abs(root);
    }
  });
  return network;
}
