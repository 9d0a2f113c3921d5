import type { Language } from './languages.ts';

/** A forfeit in the words of every language. */
export type Forfeit = Readonly<Record<Language, string>>;

/**
 * [DL-VAR-2] The list for Play for Fun that comes with the app. Each can be done sitting down, at a table or in a video call,
 * in a moment, by anybody: nothing to drink, nobody to touch, nothing to be ashamed of.
 */
export const FORFEITS: readonly Forfeit[] = [
  {
    en: 'Talk like a robot until the next round.',
    de: 'Sprich bis zur nächsten Runde wie ein Roboter.',
    fr: 'Parle comme un robot jusqu’à la manche suivante.',
    es: 'Habla como un robot hasta la próxima ronda.',
    nl: 'Praat als een robot tot de volgende ronde.',
  },
  {
    en: 'Name three things that come in sevens.',
    de: 'Nenne drei Dinge, von denen es sieben gibt.',
    fr: 'Cite trois choses qui vont par sept.',
    es: 'Di tres cosas que vengan de siete en siete.',
    nl: 'Noem drie dingen waar er zeven van zijn.',
  },
  {
    en: 'Commentate the next trick like a cup final.',
    de: 'Kommentiere den nächsten Stich wie ein Pokalfinale.',
    fr: 'Commente le prochain coup comme une finale de coupe.',
    es: 'Narra la próxima baza como una final de copa.',
    nl: 'Doe verslag van de volgende slag als van een bekerfinale.',
  },
  {
    en: 'Say something nice about the player on your left.',
    de: 'Sag etwas Nettes über die Person links von dir.',
    fr: 'Dis du bien de la personne à ta gauche.',
    es: 'Di algo bonito de quien tienes a la izquierda.',
    nl: 'Zeg iets aardigs over wie er links van je zit.',
  },
  {
    en: 'Hum a tune until somebody knows it.',
    de: 'Summ ein Lied, bis es jemand erkennt.',
    fr: 'Fredonne un air jusqu’à ce qu’on le trouve.',
    es: 'Tararea una canción hasta que alguien la acierte.',
    nl: 'Neurie een liedje tot iemand het raadt.',
  },
  {
    en: 'Speak only in questions until your next card.',
    de: 'Sprich bis zu deiner nächsten Karte nur in Fragen.',
    fr: 'Ne parle qu’en questions jusqu’à ta prochaine carte.',
    es: 'Habla solo con preguntas hasta tu próxima carta.',
    nl: 'Praat alleen in vragen tot je volgende kaart.',
  },
  {
    en: 'Hoot like an owl. Twice.',
    de: 'Ruf wie eine Eule. Zweimal.',
    fr: 'Hulule comme une chouette. Deux fois.',
    es: 'Ulula como un búho. Dos veces.',
    nl: 'Roep als een uil. Twee keer.',
  },
  {
    en: 'Tell the worst joke you know.',
    de: 'Erzähl den schlechtesten Witz, den du kennst.',
    fr: 'Raconte la pire blague que tu connaisses.',
    es: 'Cuenta el peor chiste que sepas.',
    nl: 'Vertel de slechtste mop die je kent.',
  },
  {
    en: 'Count from seven to zero in another language.',
    de: 'Zähl in einer anderen Sprache von sieben bis null.',
    fr: 'Compte de sept à zéro dans une autre langue.',
    es: 'Cuenta de siete a cero en otro idioma.',
    nl: 'Tel van zeven tot nul in een andere taal.',
  },
  {
    en: 'Give your next card a first name and introduce it.',
    de: 'Gib deiner nächsten Karte einen Vornamen und stell sie vor.',
    fr: 'Donne un prénom à ta prochaine carte et présente-la.',
    es: 'Ponle nombre a tu próxima carta y preséntala.',
    nl: 'Geef je volgende kaart een voornaam en stel haar voor.',
  },
  {
    en: 'A drum roll before your next card, please.',
    de: 'Bitte einen Trommelwirbel vor deiner nächsten Karte.',
    fr: 'Un roulement de tambour avant ta prochaine carte, merci.',
    es: 'Un redoble de tambor antes de tu próxima carta, por favor.',
    nl: 'Graag tromgeroffel voor je volgende kaart.',
  },
  {
    en: 'Draw a cat in seven seconds and show it.',
    de: 'Zeichne in sieben Sekunden eine Katze und zeig sie her.',
    fr: 'Dessine un chat en sept secondes et montre-le.',
    es: 'Dibuja un gato en siete segundos y enséñalo.',
    nl: 'Teken in zeven seconden een kat en laat haar zien.',
  },
  {
    en: 'Whisper until the next round.',
    de: 'Flüstere bis zur nächsten Runde.',
    fr: 'Chuchote jusqu’à la manche suivante.',
    es: 'Susurra hasta la próxima ronda.',
    nl: 'Fluister tot de volgende ronde.',
  },
  {
    en: 'Play the next round with your other hand.',
    de: 'Spiel die nächste Runde mit der anderen Hand.',
    fr: 'Joue la prochaine manche de l’autre main.',
    es: 'Juega la próxima ronda con la otra mano.',
    nl: 'Speel de volgende ronde met je andere hand.',
  },
  {
    en: 'Make your next bid in the deepest voice you have.',
    de: 'Sag deine nächsten Stiche mit ganz tiefer Stimme an.',
    fr: 'Annonce ton prochain pari de ta voix la plus grave.',
    es: 'Haz tu próxima apuesta con la voz más grave que tengas.',
    nl: 'Doe je volgende voorspelling met je laagste stem.',
  },
  {
    en: 'Choose yourself a title. Everyone uses it for a round.',
    de: 'Gib dir einen Titel. Alle nennen dich eine Runde lang so.',
    fr: 'Choisis-toi un titre. On t’appelle ainsi toute une manche.',
    es: 'Ponte un título. Te llamarán así durante una ronda.',
    nl: 'Kies een titel. Iedereen noemt je een ronde lang zo.',
  },
  {
    en: 'Keep a straight face for seven seconds.',
    de: 'Verzieh sieben Sekunden lang keine Miene.',
    fr: 'Reste de marbre pendant sept secondes.',
    es: 'Aguanta siete segundos sin reírte.',
    nl: 'Houd je gezicht zeven seconden in de plooi.',
  },
  {
    en: 'Give a victory speech for somebody else: one sentence.',
    de: 'Halt eine Siegesrede für jemand anderen: einen Satz.',
    fr: 'Fais un discours de victoire pour quelqu’un d’autre : une phrase.',
    es: 'Da un discurso de victoria por otra persona: una frase.',
    nl: 'Houd een overwinningstoespraak voor een ander: één zin.',
  },
  {
    en: 'Say a tongue twister three times, fast.',
    de: 'Sag dreimal schnell einen Zungenbrecher.',
    fr: 'Dis un virelangue trois fois, très vite.',
    es: 'Di un trabalenguas tres veces, rápido.',
    nl: 'Zeg drie keer snel een tongbreker.',
  },
  {
    en: 'Keep a hand on your head until you have bid again.',
    de: 'Lass eine Hand auf dem Kopf, bis du wieder angesagt hast.',
    fr: 'Garde une main sur la tête jusqu’à ton prochain pari.',
    es: 'Ten una mano en la cabeza hasta tu próxima apuesta.',
    nl: 'Houd een hand op je hoofd tot je weer hebt voorspeld.',
  },
  {
    en: 'Tell us about your breakfast as if it were a thriller.',
    de: 'Erzähl von deinem Frühstück wie von einem Krimi.',
    fr: 'Raconte ton petit déjeuner comme un polar.',
    es: 'Cuenta tu desayuno como una novela policíaca.',
    nl: 'Vertel over je ontbijt alsof het een thriller was.',
  },
  {
    en: 'Explain in one sentence why the cards are to blame.',
    de: 'Erklär in einem Satz, warum die Karten schuld sind.',
    fr: 'Explique en une phrase pourquoi c’est la faute des cartes.',
    es: 'Explica en una frase por qué la culpa es de las cartas.',
    nl: 'Leg in één zin uit waarom het aan de kaarten ligt.',
  },
  {
    en: 'Applaud everyone who hit their bid.',
    de: 'Applaudiere allen, die richtig lagen.',
    fr: 'Applaudis ceux qui ont parié juste.',
    es: 'Aplaude a quienes acertaron su apuesta.',
    nl: 'Applaudisseer voor wie het goed had.',
  },
  {
    en: 'Show something yellow that is within your reach.',
    de: 'Zeig etwas Gelbes, das du im Sitzen erreichst.',
    fr: 'Montre quelque chose de jaune à portée de main.',
    es: 'Enseña algo amarillo que tengas a mano.',
    nl: 'Laat iets geels zien waar je bij kunt.',
  },
];

/** The list in one language: where a table starts, and then makes its own. */
export function forfeitsIn(language: Language): string[] {
  return FORFEITS.map((forfeit) => forfeit[language]);
}
