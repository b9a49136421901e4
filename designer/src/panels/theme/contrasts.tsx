import panel from '@vitrine/editor-core/controls/panel.module.css'
import { isEnough, nearestEnough, type Paper, type ThemeContrast, themeContrasts } from '@vitrine/model'
import type { Theme, ThemeColour } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useMemo } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import type { DesignerTranslate } from '../../context/translate.ts'
import styles from './theme.module.css'

type Colours = Theme['colors']

interface ContrastsProps {
  readonly colours: Colours
  readonly onTake: (ink: ThemeColour, colour: string) => void
}

/** Of each colour that is seen too badly on something, the worst pair. */
function worstOf(colours: Colours): readonly ThemeContrast[] {
  const bad = themeContrasts(colours).filter((pair) => !isEnough(pair))
  const share = ({ ratio, needed }: ThemeContrast) => ratio / needed
  return [...Map.groupBy(bad, ({ ink }) => ink).values()].flatMap(
    (pairs) => pairs.toSorted((one, other) => share(one) - share(other))[0] ?? [],
  )
}

/** Which colours of a theme are hard to read on which, how hard, and the nearest colour that is not. */
export function Contrasts({ colours, onTake }: ContrastsProps) {
  const { t } = useTranslation('designer')
  const worst = useMemo(() => worstOf(colours), [colours])
  return (
    <section className={panel.section} aria-label={t('contrast.title')}>
      <p aria-live="polite" className={styles.summary} data-bad={worst.length > 0 || undefined}>
        {worst.length > 0 ? <TriangleAlert size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
        {worst.length > 0 ? t('contrast.bad', { count: worst.length }) : t('contrast.good')}
      </p>
      {worst.length > 0 && (
        <ul className={styles.pairs}>
          {worst.map((pair) => (
            <Pair key={pair.ink} pair={pair} colours={colours} onTake={onTake} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Pair({
  pair: { ink, paper, ratio, needed },
  colours,
  onTake,
}: ContrastsProps & { readonly pair: ThemeContrast }) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const nearest = useMemo(() => nearestEnough(colours, ink), [colours, ink])
  const inkName = t(`theme.colors.${ink}`)
  // Never rounded up to what is asked.
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'floor' })
  return (
    <li>
      <p>
        {t(needed === 3 ? 'contrast.edge' : 'contrast.pair', {
          ink: inkName,
          paper: nameOf(paper, t),
          ratio: number.format(ratio),
          needed: number.format(needed),
        })}
      </p>
      {nearest !== undefined && (
        <button
          type="button"
          className={controls.button}
          aria-label={t('contrast.takeFor', { colour: nearest, ink: inkName })}
          onClick={() => onTake(ink, nearest)}
        >
          <span className={styles.swatch} style={{ background: nearest }} />
          {t('contrast.take', { colour: nearest })}
        </button>
      )}
    </li>
  )
}

const nameOf = (paper: Paper, t: DesignerTranslate): string =>
  paper === 'page' || paper === 'soft' ? t(`contrast.${paper}`) : t(`theme.colors.${paper}`)
