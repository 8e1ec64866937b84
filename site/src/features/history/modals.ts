export { BinModal } from './bin-modal';
export { HistoryModal } from './history-modal';
export { TextHistoryModal } from './text-history-modal';
