/** What gets the focus in something that was just added. */
export const FIRST_FIELD = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button'
