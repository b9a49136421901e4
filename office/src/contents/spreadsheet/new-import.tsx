import type { EntitySpec } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Page } from '../../controls/page.tsx'
import { useUnsaved } from '../../navigation/use-unsaved.ts'
import { pathOfKind } from '../kinds.ts'
import { GivePictures } from './give/give-pictures.tsx'
import { GiveTable } from './give/give-table.tsx'
import type { GivenTable, ReadTable } from './give/given-table.ts'
import { PastImports } from './give/past-imports.tsx'
import { type GivenPictures, givenPictures } from './give/pictures.ts'
import { problemInWords } from './give/problem-in-words.ts'
import { MatchColumns } from './match/match-columns-form.tsx'
import { openReader } from './reader/open-reader.ts'
import type { ReadOptions } from './reader/spreadsheet.ts'

/** Takes a spreadsheet and pictures, matches columns, and has the rows checked. */
export function NewImport({ entity }: { readonly entity: EntitySpec }) {
  const { t } = useTranslation('office')
  const { locale, may } = useOffice()
  const [reader] = useState(openReader)
  const [read, setRead] = useState<ReadTable>()
  const [pictures, setPictures] = useState<GivenPictures>()
  const [busy, setBusy] = useState<'table' | 'pictures'>()
  const [problem, setProblem] = useState<{ readonly of: 'table' | 'pictures'; readonly text: string }>()
  useEffect(() => () => reader.close(), [reader])
  useUnsaved(read !== undefined)

  async function run(of: 'table' | 'pictures', act: () => Promise<void>) {
    setBusy(of)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem({ of, text: problemInWords(error, { t, locale, of }) })
    }
    setBusy(undefined)
  }
  const readTable = (given: GivenTable, options: ReadOptions = {}) =>
    run('table', async () => {
      const table =
        'file' in given ? await reader.read(given.file, options) : await reader.readPasted(given.text, options)
      setRead({ given, table })
    })
  const takePictures = (files: readonly File[]) =>
    run('pictures', async () => setPictures(await givenPictures(files, reader)))

  const problemOf = (of: 'table' | 'pictures') => (problem?.of === of ? problem.text : undefined)
  const path = pathOfKind[entity.kind]
  return (
    <Page title={t(`import.title.${entity.kind}`)} back={{ to: `/${path}`, label: t('contents.back') }}>
      <GiveTable
        {...{ read }}
        isBusy={busy === 'table'}
        problem={problemOf('table')}
        onGive={(given, options) => void readTable(given, options)}
        onPictures={(files) => void takePictures(files)}
        onForget={() => setRead(undefined)}
      />
      {may('media.write') && (
        <GivePictures
          {...{ pictures }}
          isBusy={busy === 'pictures'}
          problem={problemOf('pictures')}
          onGive={(files) => void takePictures(files)}
        />
      )}
      {read ? (
        <MatchColumns
          // Another file is another matching.
          key={`${read.given.name} ${read.table.read.sheet} ${read.table.columns.join('\t')}`}
          {...{ entity, read, pictures }}
        />
      ) : (
        <PastImports kind={entity.kind} />
      )}
    </Page>
  )
}
