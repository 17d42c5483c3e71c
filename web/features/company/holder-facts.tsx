import type { ReactNode } from 'react'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { GstinMark } from './gstin-mark.tsx'
import { useCompanyTexts } from './texts.ts'
import type { GstDetails } from './use-gst-look-up.ts'

/** The facts of a GSTIN from the GST directory. */
export function HolderFacts({ found, children }: { found: GstDetails; children?: ReactNode }) {
  const text = useCompanyTexts()
  return (
    <Facts>
      <Fact label={text.holder}>
        <span className="font-semibold">{found.name}</span>
      </Fact>
      <Fact label={text.gstin}>
        <GstinMark gstin={found.gst} />
      </Fact>
      <Fact label={text.holderAddress}>{found.address}</Fact>
      {children}
    </Facts>
  )
}
