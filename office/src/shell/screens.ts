import type { Action } from '@vitrine/schemas'
import { lazyWithRetry } from '@vitrine/setters/internal'
import type { LucideIcon } from 'lucide-react'
import Briefcase from 'lucide-react/icons/briefcase'
import ChartLine from 'lucide-react/icons/chart-line'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'
import type { ComponentType } from 'react'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'

/** The props of every screen; what the address says besides is read by `useLocation`. */
export interface ScreenProps {
  /** The second part of the address: the id of a record, a part of the settings. */
  readonly id: string | undefined
}

/** One screen of the office. Its name is `screen.{path}`, in the navigation, as its heading and as a command. */
export interface OfficeScreen {
  readonly path: string
  /** What a member must be allowed to see it. */
  readonly action: Action
  readonly icon: LucideIcon
  /** Where it stands in the navigation: by itself, among the contents, or below all. */
  readonly group: 'start' | 'content' | 'end'
  /** Whether the navigation leads to it; it does, when this is left out. */
  readonly isInNavigation?: boolean
  /** Whether it stands in the bar of a phone. */
  readonly isInPhoneBar?: boolean
  /** The second key after G that leads to it. */
  readonly key: string
  readonly Content: ComponentType<ScreenProps>
}

const screen = (load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>) =>
  lazyWithRetry<ScreenProps>(load, ScreenLoadFailed)

const loadContents = () => import('../contents/contents.tsx')
const Contents = screen(loadContents)

/** Brings the script of the tables of contents. */
export const loadTables = () => Promise.all([loadContents(), import('../contents/table/content-table.tsx')])

/** All screens, in the order of the navigation. Each is loaded when it is opened. */
export const screens: readonly OfficeScreen[] = [
  {
    path: 'today',
    action: 'settings.read',
    icon: House,
    group: 'start',
    key: 't',
    isInPhoneBar: true,
    Content: screen(() => import('../today/today.tsx')),
  },
  {
    path: 'inbox',
    action: 'inbox.read',
    icon: Inbox,
    group: 'start',
    key: 'i',
    isInPhoneBar: true,
    Content: screen(() => import('../inbox/inbox.tsx')),
  },
  {
    path: 'releases',
    action: 'draft.read',
    icon: Send,
    group: 'start',
    key: 'r',
    Content: screen(() => import('../releases/releases.tsx')),
  },
  {
    path: 'numbers',
    action: 'settings.read',
    icon: ChartLine,
    group: 'start',
    key: 'n',
    Content: screen(() => import('../numbers/numbers.tsx')),
  },
  {
    path: 'products',
    action: 'content.read',
    icon: Package,
    group: 'content',
    key: 'p',
    isInPhoneBar: true,
    Content: Contents,
  },
  {
    path: 'cases',
    action: 'content.read',
    icon: Briefcase,
    group: 'content',
    key: 'j',
    Content: Contents,
  },
  {
    path: 'news',
    action: 'content.read',
    icon: Newspaper,
    group: 'content',
    key: 'w',
    Content: Contents,
  },
  {
    path: 'collections',
    action: 'content.read',
    icon: LayoutGrid,
    group: 'content',
    key: 'c',
    Content: Contents,
  },
  {
    path: 'policies',
    action: 'content.read',
    icon: Scale,
    group: 'content',
    key: 'l',
    Content: Contents,
  },
  {
    path: 'media',
    action: 'media.read',
    icon: Image,
    group: 'content',
    key: 'm',
    isInPhoneBar: true,
    Content: screen(() => import('../media/media.tsx')),
  },
  {
    path: 'translation',
    action: 'draft.read',
    icon: Languages,
    group: 'content',
    key: 'x',
    Content: screen(() => import('../translation/translation.tsx')),
  },
  {
    path: 'translation-tasks',
    action: 'draft.read',
    icon: Languages,
    group: 'content',
    isInNavigation: false,
    key: 'o',
    Content: screen(() => import('../translation-tasks/translation-tasks.tsx')),
  },
  {
    path: 'people',
    action: 'members.read',
    icon: Users,
    group: 'end',
    key: 'e',
    Content: screen(() => import('../people/people.tsx')),
  },
  {
    path: 'account',
    action: 'settings.read',
    icon: User,
    group: 'end',
    isInNavigation: false,
    key: 'u',
    Content: screen(() => import('../account/account.tsx')),
  },
  {
    path: 'activity',
    action: 'audit.read',
    icon: History,
    group: 'end',
    key: 'v',
    Content: screen(() => import('../activity/activity.tsx')),
  },
  {
    path: 'api-keys',
    action: 'keys.write',
    icon: KeyRound,
    group: 'end',
    key: 'k',
    Content: screen(() => import('../api-keys/api-keys.tsx')),
  },
  {
    path: 'webhooks',
    action: 'webhooks.write',
    icon: Webhook,
    group: 'end',
    key: 'h',
    Content: screen(() => import('../webhooks/webhooks.tsx')),
  },
  {
    path: 'settings',
    action: 'settings.read',
    icon: Settings,
    group: 'end',
    key: 's',
    Content: screen(() => import('../settings/settings.tsx')),
  },
]
