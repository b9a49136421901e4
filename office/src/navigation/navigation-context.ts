import { requiredContext } from '@vitrine/editor-core'
import { useStore } from 'zustand'
import type { Navigation, OfficeLocation } from './location.ts'

export const [NavigationProvider, useNavigation] = requiredContext<Navigation>('This belongs inside of the office.')

export const useLocation = (): OfficeLocation => useStore(useNavigation().state)
