import CircleCheck from 'lucide-react/icons/circle-check'
import { type ComponentType, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { isComplete, type NewSiteDraft } from './draft.ts'
import styles from './new-site.module.css'
import { useDraft, useNewSite } from './new-site-context.ts'
import type { StepProps } from './step-form.tsx'
import { type NewSiteStep, newSiteSteps } from './step-names.ts'
import { ContactStep } from './steps/contact-step.tsx'
import { LanguagesStep } from './steps/languages-step.tsx'
import { LookStep } from './steps/look-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { TemplateStep } from './steps/template-step.tsx'
import { useCreateSite } from './use-create-site.ts'

const contents: Readonly<Record<NewSiteStep, ComponentType<StepProps>>> = {
  name: NameStep,
  languages: LanguagesStep,
  template: TemplateStep,
  look: LookStep,
  contact: ContactStep,
}

/** As far as what was said allows: a link to a later step leads to the first that lacks something. */
function reachable(asked: NewSiteStep, draft: NewSiteDraft): NewSiteStep {
  const before = newSiteSteps.slice(0, newSiteSteps.indexOf(asked))
  return before.find((step) => !isComplete[step](draft)) ?? asked
}

/** The steps to a site, one at a time; the last one makes it. */
export function Steps() {
  const { t } = useTranslation('office')
  const { place } = useNewSite()
  const { draft } = useDraft()
  const { create, isBusy, error } = useCreateSite()
  const asked = useStore(place.state, ({ step }) => step)
  const step = reachable(asked, draft)
  const at = newSiteSteps.indexOf(step)
  const next = newSiteSteps[at + 1]
  const before = newSiteSteps[at - 1]
  const title = useStepTitle(step)
  const Content = contents[step]
  return (
    <>
      <StepList step={step} isBusy={isBusy} />
      <div className={styles.step}>
        <p className={styles.count}>{t('newSite.stepOf', { step: at + 1, total: newSiteSteps.length })}</p>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t(`newSite.${step}.title`)}
        </h1>
        <p className={styles.text}>{t(`newSite.${step}.text`)}</p>
        <Content
          key={step}
          isBusy={isBusy}
          error={error}
          onBack={before && (() => place.go(before))}
          onDone={() => (next ? place.go(next) : void create())}
        />
      </div>
    </>
  )
}

/** Another step begins at its top, with the focus on its title, which is read out; the first one is left as it is. */
function useStepTitle(step: NewSiteStep) {
  const { t } = useTranslation('office')
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    document.title = `${t(`newSite.${step}.title`)} – ${t('newSite.title')}`
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    title.current?.focus()
  }, [step, t])
  return title
}

/** Where one is; the steps before can be gone back to. */
function StepList({ step: shown, isBusy }: { readonly step: NewSiteStep; readonly isBusy: boolean }) {
  const { t } = useTranslation('office')
  const { place } = useNewSite()
  const { draft } = useDraft()
  return (
    <nav aria-label={t('newSite.steps')} className={styles.steps}>
      <ol className={styles.stepList}>
        {newSiteSteps.map((step, at) => {
          const isBefore = at < newSiteSteps.indexOf(shown)
          const canGo = step !== shown && !isBusy && reachable(step, draft) === step
          const content = (
            <>
              {isBefore ? <CircleCheck size={18} aria-label={t('newSite.step.done')} /> : <b aria-hidden>{at + 1}</b>}
              <span>{t(`newSite.step.${step}`)}</span>
            </>
          )
          return (
            <li key={step} aria-current={step === shown ? 'step' : undefined} data-before={isBefore || undefined}>
              {canGo ? (
                <button type="button" className={styles.stepLink} onClick={() => place.go(step)}>
                  {content}
                </button>
              ) : (
                <span className={styles.stepLink}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
