import { requiredContext } from '@vitrine/editor-core'
import { useStore } from 'zustand'
import type { Navigation, OfficeLocation } from './location.ts'

export const [NavigationProvider, useNavigation] = requiredContext<Navigation>('This belongs inside of the office.')

export const useLocation = (): OfficeLocation => useStore(useNavigation().state)

/** What a list shows is said by its address: one value of the query, and what changes some of them. */
export function useQuery(): readonly [
  URLSearchParams,
  (changes: Readonly<Record<string, string | undefined>>) => void,
] {
  const navigation = useNavigation()
  const { screen, id, query } = useLocation()
  return [
    query,
    (changes) => {
      const next = new URLSearchParams(navigation.state.getState().query)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      const text = next.toString()
      navigation.go(`/${screen}${id === undefined ? '' : `/${encodeURIComponent(id)}`}${text && `?${text}`}`, {
        replace: true,
      })
    },
  ]
}
