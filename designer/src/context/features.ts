/** What may stand beside a draft: each has a panel, a button or an offer of its own, which is not shown without it. */
export type DesignerFeature =
  /** Who works here has an account, and may sign out. */
  | 'account'
  /** Comments on previews. */
  | 'comments'
  /** The handbook, in the office. */
  | 'handbook'
  /** A library of pictures, films and files. */
  | 'media'
  /** Pages can be looked at outside of the designer, by their addresses. */
  | 'preview'
  | 'publishing'
  /** Addresses that are gone may lead elsewhere. */
  | 'redirects'
  /** What was published before. */
  | 'releases'
  /** Newer builds of the designer are told of. */
  | 'updates'

/** The panels and commands that show something which is not there everywhere, by their names. */
const features: Readonly<Record<string, DesignerFeature>> = {
  comments: 'comments',
  releases: 'publishing',
  preview: 'preview',
  publish: 'publishing',
  'panel-comments': 'comments',
  'panel-releases': 'publishing',
}

/** Whether a panel or a command has anything behind it. */
export function isOffered(parts: Offering, name: string): boolean {
  const feature = Object.hasOwn(features, name) ? features[name] : undefined
  return feature === undefined || hasFeature(parts, feature)
}

/** Whoever says what there is. */
interface Offering {
  readonly features?: ReadonlySet<DesignerFeature>
}

/** Whether there is something behind a feature; all of them are there where nothing is said. */
export const hasFeature = ({ features }: Offering, feature: DesignerFeature): boolean =>
  features === undefined || features.has(feature)
