/** Every component in every state. `?theme=sand`, `?table=night` and `?part=cards` narrow it down. */

import { mount } from 'svelte';

import '../art.css';
import { loadMagicSprite } from '../cards/sprite.ts';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
const theme = query.get('theme');
const table = query.get('table');
if (theme) root.dataset['theme'] = theme;
if (table) root.dataset['table'] = table;

mount(Gallery, {
  target: document.getElementById('gallery')!,
  props: { part: query.get('part') },
});

await loadMagicSprite();
await document.fonts.ready;
root.dataset['ready'] = '';
