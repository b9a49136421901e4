import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// Parts that are loaded when they are shown take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 })
