import { INQUIRY_LIST_PAGE, type LinkValue } from '@vitrine/schemas'

/** The page of the inquiry list. */
export const listPage: LinkValue = { type: 'page', pageType: INQUIRY_LIST_PAGE, newTab: false }
