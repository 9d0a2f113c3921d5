import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { request } from 'node:https';
import type { ClientRequest, RequestOptions } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How this server gets to push services. Their addresses come from strangers, so it is asked which of them may be called. */
export interface Outlet {
  accepts(url: URL): boolean;
  request(url: URL, options: RequestOptions): ClientRequest;
}

/** What lies behind the router, on this machine, or nowhere: nobody makes this server call there. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv4');
}
/** Of IPv6 only what is given out to the public, and of that nothing that stands for an IPv4 address. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const INSIDE_6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  INSIDE_6.addSubnet(network, bits, 'ipv6');
}

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !INSIDE_6.check(address, 'ipv6');
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A name may lead anywhere, and somewhere else a moment later: so it is looked at when the call is made. */
function publicLookup(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      found(error, []);
      return;
    }
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublic(address))) {
      found(new Error('a push service is not in here'), []);
    } else if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

/** Push services are out there, under a name, on the usual port, and speak TLS. */
export const publicOutlet: Outlet = {
  accepts({ protocol, hostname, port, username, password }) {
    const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
    return protocol === 'https:' && isNamed && `${port}${username}${password}` === '';
  },
  request: (url, options) => request(url, { ...options, lookup: publicLookup }),
};
