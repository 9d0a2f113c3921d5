/** Where in the app we are: the part of the address behind the hash, so that every page works offline and from any server. */
export type Place =
  'start' | 'new' | 'table' | 'settings' | 'pad' | 'rules' | 'learn' | LookBackPlace | OnlinePlace;

/** Finished games: all of them, one of them, and what very many of them teach. */
const LOOK_BACK_PLACES = ['history', 'g', 'laboratory'] as const;
type LookBackPlace = (typeof LOOK_BACK_PLACES)[number];

/** Places that live from a server: the tables, one of them by its code, opening one, and who we are there. */
const ONLINE_PLACES = ['tables', 't', 'open', 'me', 'claim', 'club'] as const;
type OnlinePlace = (typeof ONLINE_PLACES)[number];

const PLACES: readonly Place[] = [
  'start',
  'new',
  'table',
  'settings',
  'pad',
  'rules',
  'learn',
  ...LOOK_BACK_PLACES,
  ...ONLINE_PLACES,
];

export function isLookBack(place: Place): boolean {
  return LOOK_BACK_PLACES.some((one) => one === place);
}

export function isOnline(place: Place): boolean {
  return ONLINE_PLACES.some((online) => online === place);
}

let address = $state(location.hash);
addEventListener('hashchange', () => (address = location.hash));

/** `#/table/abc` is the place `table` with the detail `abc`; `#/rules/magic-7/MG-WIN-8` has a spot within it. */
export function here(): { readonly place: Place; readonly detail: string; readonly spot: string } {
  const [, place = '', detail = '', spot = ''] = address.split('/');
  return { place: PLACES.find((known) => known === place) ?? 'start', detail, spot };
}

function href(...parts: readonly string[]): string {
  return `#/${parts.filter((part) => part !== '').join('/')}`;
}

export function go(place: Place, detail = '', spot = ''): void {
  location.hash = href(place, detail, spot);
}
