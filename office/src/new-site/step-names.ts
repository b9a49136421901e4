/** The steps to a new site, in their order. */
export const newSiteSteps = ['name', 'languages', 'template', 'look', 'contact'] as const
export type NewSiteStep = (typeof newSiteSteps)[number]

const stepsOfFields: Readonly<Record<string, NewSiteStep>> = {
  name: 'name',
  clientId: 'name',
  languages: 'languages',
  template: 'template',
  logo: 'look',
  colours: 'look',
}

/** The step in which a field stands: `contact.email`. */
export const stepOfField = (path: string): NewSiteStep => stepsOfFields[path.split(/[.[]/)[0] ?? ''] ?? 'contact'
