import { textOr } from '@/domain/text/textOr';
import type { Tone } from '@/domain/tone';

/** How far an order has come (PO-12). */
export const PURCHASE_ORDER_STATUSES = ['In Production', 'Sampling', 'Delayed'] as const;
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];

/** How likely an order is to be late, the best first (PO-12). */
export const RISK_TAGS = ['On Track', 'At Risk', 'Critical', 'Delayed'] as const;
export type RiskTag = (typeof RISK_TAGS)[number];

/** One purchase order (DATA-1). */
export interface PurchaseOrder {
  /** 'PO-' and five digits, unique. */
  poNumber: string;
  styleName: string;
  customer: string;
  category: string;
  factory: string;
  status: PurchaseOrderStatus;
  team: string;
  /** Count of tickets on this order, 0 or more. */
  linkedTickets: number;
  riskTag: RiskTag;
  /** Percent, 0 to 100. */
  progress: number;
  /** True when the AI has flagged the order. */
  gptFlag: boolean;
}

/** The number of an order. */
export const poNumberOf = ({ poNumber }: PurchaseOrder): string => poNumber;

/** A style's name as shown alone; a blank one reads 'Unnamed style'. */
export const styleNameOf = ({ styleName }: { styleName: string }): string => textOr(styleName, 'Unnamed style');

/** Meaning of each status (PO-12). */
export const PURCHASE_ORDER_STATUS_TONE: Record<PurchaseOrderStatus, Tone> = {
  'In Production': 'info',
  Sampling: 'neutral',
  Delayed: 'danger',
};

/** Meaning of each risk tag (PO-12). */
export const RISK_TAG_TONE: Record<RiskTag, Tone> = {
  'On Track': 'success',
  'At Risk': 'warning',
  Critical: 'danger',
  Delayed: 'danger',
};
