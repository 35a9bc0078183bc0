import { configure } from '@testing-library/react'

// how long a page takes is the bench's matter: what a test waits for has as long as the test itself, but for the second that names what did not come
configure({ asyncUtilTimeout: 14_000 })
