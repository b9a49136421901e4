import { checkOf, type LinkValue, link as linkSchema } from '@vitrine/schemas'
import { createLinks, type LinkContext, type Links, type LinkTargets } from './link-builder.ts'

/** Whether a link fits its schema. */
export const fitsLink = (link: LinkValue): boolean => checkOf(linkSchema)(link).length === 0

/** The links of a page (`createLinks`); what does not fit the schema of links leads nowhere. */
export const linkBuilder = (context: LinkContext, targets: LinkTargets = {}): Links =>
  createLinks(context, targets, fitsLink)
