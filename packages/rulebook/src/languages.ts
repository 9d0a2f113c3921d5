/** The languages that the book is written in. */
export const BOOK_LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;
export type BookLanguage = (typeof BOOK_LANGUAGES)[number];
