import type { DemoDomain } from '../demo-domain.ts';
import { loadAddressBook } from './address-book.ts';
import { demoBookings } from './bookings.ts';
import { loadCutoffs } from './cutoffs.ts';
import { loadDeclarations } from './load-declarations.ts';
import { loadInstructions } from './load-instructions.ts';
import { loadOrderTemplates } from './order-templates.ts';
import { loadChats } from './papers/load-chats.ts';
import { loadPapers } from './papers/load-papers.ts';
import { loadReleases } from './papers/load-releases.ts';
import { loadApproved } from './reviews/load-approved.ts';
import { loadReviews } from './reviews/load-reviews.ts';
import { loadSailed, loadStories } from './stories.ts';
import { loadTraces, momentOf } from './traces.ts';

export const order: DemoDomain = {
  parts: () => ({ bookings: demoBookings() }),
  async load(tx, days) {
    await loadReviews(tx, days);
    await loadApproved(tx);
    await loadCutoffs(tx);
    await loadInstructions(tx, days);
    await loadStories(tx, momentOf(days));
    await loadPapers(tx, days);
    await loadReleases(tx, days);
    await loadChats(tx, days);
    await loadAddressBook(tx);
    await loadOrderTemplates(tx);
    await loadTraces(tx, days);
    await loadSailed(tx);
    await loadDeclarations(tx, days);
  },
};
