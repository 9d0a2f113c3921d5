import type { Messages } from '../../keys.ts';

const messages: Messages<'settings'> = {
  'settings.theme': 'Thème',
  'settings.theme.system': 'Appareil',
  'settings.theme.dark': 'Feutre, sombre',
  'settings.theme.light': 'Sable, clair',
  'settings.speed': 'Vitesse',
  'settings.speed.calm': 'Calme',
  'settings.speed.normal': 'Normale',
  'settings.speed.quick': 'Rapide',
  'settings.speed.off': 'Sans',
  'settings.hold': 'Temps de pause après un pli',
  'settings.hold.none': 'Sans',
  'settings.hold.short': 'Court',
  'settings.hold.normal': 'Moyen',
  'settings.hold.long': 'Long',
  'settings.hold.tap': 'Au toucher',
  'settings.sort': 'Trier la main par',
  'settings.sort.color': 'Couleur',
  'settings.sort.rank': 'Nombre',
  'settings.sound': 'Son',
  'settings.vibration': 'Vibrer à mon tour',
  'settings.confirm': 'Confirmer avant de jouer',
  'settings.confirm.note': 'Un toucher lève la carte, un second la joue.',
  'settings.autoPlay': 'Une carte forcée se joue seule',
  'settings.autoPlay.note': 'Après un petit temps, pour ne rien trahir.',
  'settings.largeMarks': 'Signes de couleur plus grands',
  'settings.whisper': 'Le coach chuchote',
  'settings.whisper.note':
    'Contre les bots : un mot sur ton pari, et avant une carte qui le gâche. C’est noté dans la partie.',
  'settings.fun': 'Play for Fun',
  'settings.fun.note': 'Qui rate son pari tire un gage de votre liste.',
  'settings.shortcuts': 'Raccourcis à une touche',
  'settings.shortcuts.note':
    'Les chiffres parient, les lettres ouvrent. Flèches et Entrée marchent toujours.',

  'fun.list': 'Vos gages',
  'fun.list.note': '{n} en tout : changer, ajouter, retirer',
  'fun.item': 'Gage {n}',
  'fun.remove': 'Retirer le gage {n}',
  'fun.new': 'Un gage à vous',
  'fun.add': 'Ajouter',
  'fun.full': '{n} gages, la liste est pleine. Retires-en un pour en ajouter un autre.',
  'fun.reset': 'Revenir à notre liste',
};

export default messages;
