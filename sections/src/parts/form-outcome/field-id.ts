/** The id of a control, by the id of its form and its name: the summary of errors links to it. */
export const idOfField = (formId: string, field: string): string => `${formId}-${field}`
