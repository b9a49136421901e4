import { type Answer, engineKinds, listEngines } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import styles from '../settings.module.css'
import { EngineCard } from './engine-card.tsx'
import { TestEngine } from './test-engine.tsx'

type Engines = Answer<typeof listEngines>

/** The services that translate texts of the site: its own, and those of the server. */
export default function TranslationEngines() {
  const request = useCall(listEngines, {})
  return (
    <RequestState request={request}>
      {(engines) => <EnginesOf engines={engines} onChange={request.refresh} />}
    </RequestState>
  )
}

function EnginesOf({ engines, onChange }: { readonly engines: Engines; readonly onChange: () => void }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { own, instance, canStoreKeys } = engines
  const mayChange = may('settings.write')
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('settings.engines.intro')}</p>
      {!mayChange && <p className={frames.note}>{t('settings.readOnly')}</p>}
      {mayChange && !canStoreKeys && (
        <p className={frames.note} data-kind="warn">
          {t('settings.engines.keysOff')}
        </p>
      )}
      {instance.length > 0 && <InstanceEngines engines={instance} />}
      {engineKinds
        .map((kind) => ({ kind, engine: own.find((one) => one.kind === kind) }))
        .filter(({ engine }) => mayChange || engine !== undefined)
        .map(({ kind, engine }) => (
          // What was typed belongs to what is stored.
          <EngineCard key={`${kind} ${engine === undefined}`} {...{ kind, engine, canStoreKeys, onChange }} />
        ))}
    </div>
  )
}

function InstanceEngines({ engines }: { readonly engines: Engines['instance'] }) {
  const { t } = useTranslation('office')
  const { may, locale } = useOffice()
  return (
    <Card title={t('settings.engines.instance')}>
      <ul className={styles.plainList}>
        {engines.map(({ id, name, usedThisMonth }) => (
          <li key={id} className={styles.stack}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className={styles.soft}>
              {t('settings.engines.used', { number: formatNumber(usedThisMonth, locale) })}
            </span>
            {may('settings.write') && <TestEngine engine={id} name={name} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
