import { type DataOf, drawText, inLanguage, Link, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import styles from './breadcrumbs.module.css'
import type { load } from './load.ts'
import type { BreadcrumbsProps } from './spec.ts'
import { type TrailStep, useTrail } from './trail.ts'

const { Text } = viewParts<BreadcrumbsProps>()

/** Where the visited page stands: the way to it from the home page. */
export function Breadcrumbs({ props, root, data }: ViewProps<BreadcrumbsProps, DataOf<typeof load>>) {
  const { words, visit } = useStage()
  const trail = useTrail(props, data)
  const isHome = trail.length === 0 && visit.path === '/'
  const shown = trail.filter(({ isCurrent = false }) => props.showCurrent || !isCurrent)
  return (
    <nav {...root} className={framed(styles.breadcrumbs)} aria-label={words('breadcrumbs.label')}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <Home props={props} isCurrent={isHome} />
        </li>
        {shown.map((step) => (
          <li key={step.key} className={styles.step}>
            <Crumb step={step} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Home({ props, isCurrent }: { readonly props: BreadcrumbsProps; readonly isCurrent: boolean }) {
  const { words } = useStage()
  const label = props.homeLabel?.trim() ? <Text path="homeLabel" /> : words('breadcrumbs.home')
  return (
    <Link
      to={{ type: 'page', pageType: 'home', newTab: false }}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {props.home !== 'words' && <HomeSign />}
      <span className={props.home === 'icon' ? 'visually-hidden' : styles.words}>{label}</span>
    </Link>
  )
}

function Crumb({ step }: { readonly step: TrailStep }) {
  const stage = useStage()
  const label = step.path ? (
    <Text path={step.path} className={styles.words} />
  ) : (
    <span className={styles.words} {...inLanguage(step.language, stage)}>
      {drawText(step.label)}
    </span>
  )
  if (step.isCurrent)
    return (
      <span className={styles.current} aria-current="page">
        {label}
      </span>
    )
  return (
    <Link to={step.to} className={styles.link}>
      {label}
    </Link>
  )
}

/** The set of icons that owners choose from has no house. */
const HomeSign = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 11.2 12 4.5l8 6.7V20h-5.6v-5.4H9.6V20H4z" />
  </svg>
)
