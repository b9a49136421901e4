import { CommandDialog, messageText } from '@vitrine/editor-core'
import styles from '@vitrine/editor-core/controls/definition-list.module.css'
import { formLimits, limits } from '@vitrine/schemas'
import { useCommands } from '../commands-context.tsx'

const MiB = 1024 * 1024

type Limit = readonly [key: string, value: number, unit?: 'megabyte']

/** The limits that owners and their visitors meet, in groups; the numbers are those that are checked (R317). */
const groups: readonly (readonly [key: string, members: readonly Limit[]])[] = [
  [
    'uploads',
    [
      ['image', limits.image / MiB, 'megabyte'],
      ['imagePixels', limits.imagePixels],
      ['imageSide', limits.imageSide],
      ['video', limits.video / MiB, 'megabyte'],
      ['file', limits.file / MiB, 'megabyte'],
    ],
  ],
  [
    'pages',
    [
      ['string', limits.string],
      ['componentsPerPage', limits.componentsPerPage],
      ['componentDepth', limits.componentDepth],
      ['page', limits.page / MiB, 'megabyte'],
      ['languageMap', limits.languageMap / MiB, 'megabyte'],
    ],
  ],
  [
    'site',
    [
      ['releasesKept', limits.releasesKept],
      ['bodyOfImport', limits.bodyOfImport / MiB, 'megabyte'],
      ['unpackedSite', limits.unpackedSite / MiB, 'megabyte'],
      ['filesOfSite', limits.filesOfSite],
    ],
  ],
  [
    'forms',
    [
      ['name', formLimits.name],
      ['email', formLimits.email],
      ['phone', formLimits.phone],
      ['company', formLimits.company],
      ['productName', formLimits.productName],
      ['message', formLimits.message],
      ['quantity', formLimits.quantity],
      ['images', formLimits.images],
      ['imageBytes', formLimits.imageBytes / MiB, 'megabyte'],
    ],
  ],
]

/** How large things may be: of uploads, pages, the site, and what visitors send. */
export function LimitsDialog() {
  const { t, locale } = useCommands()
  const shown = ([, value, unit]: Limit) =>
    new Intl.NumberFormat(locale, unit && { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  return (
    <CommandDialog title={t('command.limits')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('command.limits')} className={styles.groups}>
        {groups.map(([group, members]) => (
          <div key={group}>
            <h3 className={styles.title}>{messageText(t, `limits.${group}`)}</h3>
            <dl className={styles.list}>
              {members.map((limit) => (
                <div key={limit[0]} className={styles.line}>
                  <dt>{messageText(t, `limits.${group}.${limit[0]}`)}</dt>
                  <dd className={styles.keys}>{shown(limit)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </CommandDialog>
  )
}
