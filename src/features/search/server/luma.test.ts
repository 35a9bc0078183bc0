import { describeLuma } from '#test/support/luma-suite.ts'

describeLuma('the index in this process', undefined)
