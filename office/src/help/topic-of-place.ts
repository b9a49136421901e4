/** A screen of the office, and what its address says besides. */
export interface HelpPlace {
  readonly screen: string
  readonly id: string | undefined
}

/** Parts of screens that have a topic of their own. */
const topicsOfParts: Readonly<Record<string, string>> = {
  'inbox/templates': 'reply-templates',
  'inbox/subscriptions': 'subscriptions',
  'inbox/mails': 'mails',
  'media/alts': 'alt-texts',
  'people/roles': 'roles',
  'releases/review': 'publish',
  'releases/planned': 'schedule',
}

const withForm: readonly string[] = ['products', 'cases', 'news', 'collections', 'policies']

/** The topic of the handbook that is about a screen: most are called as their screen. */
export function topicOfPlace({ screen, id }: HelpPlace): string {
  if (screen === 'settings') return `settings-${id ?? 'general'}`
  if (id !== undefined && withForm.includes(screen)) return id === 'import' ? 'spreadsheets' : 'edit-content'
  return topicsOfParts[`${screen}/${id}`] ?? screen
}
