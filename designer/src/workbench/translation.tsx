import { nameOfLanguage, type WhereItIs } from '@vitrine/editor-core'
import { type CoverageByLanguage, coverage } from '@vitrine/model'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useDeferredValue, useMemo } from 'react'
import { useCommands } from '../commands/index.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { placeAddress } from '../panels/places/place-in-address.ts'
import { nameOfWhere } from '../panels/places/place-name.ts'
import { useDraft, useEditor } from '../store/context.ts'
import { WorkbenchCard } from './card.tsx'
import styles from './workbench.module.css'

interface Row {
  readonly where: WhereItIs
  readonly counts: CoverageByLanguage
}

/** How far each page is translated into each language. A press leads to the page, in that language. */
export function Translation({ isWhole }: { readonly isWhole: boolean }) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const commands = useCommands()
  const editor = useEditor()
  const history = useDeferredValue(useDraft((draft) => draft.history))
  const revision = useDraft((draft) => draft.revision)
  const pages = useDraft(({ pagesList }) => pagesList)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is another one after every change
  const counted = useMemo(
    () => (isWhole ? coverage(editor.whole(), editor.specs) : undefined),
    [editor, isWhole, history, revision],
  )
  const rows = useMemo((): readonly Row[] => {
    if (!counted) return []
    const { pages: ofPages, parts, menus, site } = counted
    return [
      { where: {}, counts: site },
      ...pages.map(({ id }) => ({ where: { page: id }, counts: ofPages[id] ?? {} })),
      ...(['header', 'footer'] as const).flatMap((part) => {
        const counts = parts[part]
        return counts ? [{ where: { part }, counts }] : []
      }),
      ...Object.entries(menus).map(([menu, counts]) => ({ where: { menu }, counts })),
    ]
  }, [counted, pages])
  const languages = Object.keys(counted?.site ?? {})

  if (counted && languages.length === 0)
    return (
      <WorkbenchCard title={t('workbench.translation')}>
        <p className={frames.hint}>{t('workbench.oneLanguage')}</p>
      </WorkbenchCard>
    )
  return (
    <WorkbenchCard title={t('workbench.translation')}>
      {counted ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className={styles.scroll} role="group" aria-label={t('workbench.translation')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('moveTo.page')}</th>
                {languages.map((language) => (
                  <th key={language} scope="col">
                    {nameOfLanguage(locale, language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ where, counts }) => (
                <tr key={JSON.stringify(where)}>
                  <th scope="row" dir="auto">
                    {where.page === undefined ? (
                      nameOfWhere(commands, where)
                    ) : (
                      <a className={styles.link} href={placeAddress(where)}>
                        {nameOfWhere(commands, where)}
                      </a>
                    )}
                  </th>
                  {languages.map((language) => (
                    <td key={language}>
                      <Share where={where} language={language} counts={counts[language]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={frames.hint}>{t('workbench.checking')}</p>
      )}
    </WorkbenchCard>
  )
}

interface ShareProps {
  readonly where: WhereItIs
  readonly language: string
  readonly counts: CoverageByLanguage[string] | undefined
}

function Share({ where, language, counts }: ShareProps) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  if (!counts || counts.total === 0) return <span className={frames.hint}>{t('workbench.noTexts')}</span>
  const { total, translated, stale, missing } = counts
  // Rounded down, so that all is all.
  const percent = Math.floor((100 * translated) / total)
  const shown = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
  const rest = [
    ...(missing > 0 ? [t('workbench.missing', { count: missing })] : []),
    ...(stale > 0 ? [t('workbench.stale', { count: stale })] : []),
  ].join(', ')
  const state = percent === 100 ? 'good' : percent >= 50 ? 'warn' : 'bad'
  const figure = (
    <span className={`${frames.tag} ${styles.share}`} data-kind={state}>
      {shown}
    </span>
  )
  return (
    <>
      {where.page === undefined ? (
        figure
      ) : (
        <a className={styles.link} href={placeAddress({ ...where, language })}>
          {figure}
        </a>
      )}
      {rest !== '' && <span className={styles.rest}>{rest}</span>}
    </>
  )
}
