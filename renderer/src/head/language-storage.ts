/** Where a browser keeps the language that its visitor chose, with the time in milliseconds: `de 1795445497641`. */
export const languageStorage = 'vitrine:language'
